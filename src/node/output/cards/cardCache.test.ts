import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { openCardCache } from "./cardCache";

const svgOf = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><circle r="15" fill="${color}"/></svg>`;

let folder = "";

beforeEach(() => {
  folder = writeFolder();
});
afterEach(deleteFolders);

test("a card is drawn as a PNG of the size of its SVG", async () => {
  const bytes = await openCardCache(folder).render(svgOf("red"));
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([40, 20]);
});

test("the same card is drawn once, and a changed one again", async () => {
  const first = openCardCache(folder);
  const bytes = await first.render(svgOf("red"));
  expect(first.countDrawn()).toBe(1);
  const second = openCardCache(folder);
  expect(await second.render(svgOf("red"))).toEqual(bytes);
  expect(second.countDrawn()).toBe(0);
  expect(await second.render(svgOf("blue"))).not.toEqual(bytes);
  expect(second.countDrawn()).toBe(1);
});

test("the same card gives the same bytes when nothing is kept", async () => {
  const bytes = await openCardCache(folder).render(svgOf("red"));
  rmSync(folder, { recursive: true });
  const again = openCardCache(folder);
  expect(await again.render(svgOf("red"))).toEqual(bytes);
  expect(again.countDrawn()).toBe(1);
});

test("a kept file that was cut off is drawn again", async () => {
  const bytes = await openCardCache(folder).render(svgOf("red"));
  const [name = ""] = readdirSync(folder);
  writeFileSync(path.join(folder, name), bytes.subarray(0, bytes.length / 2));
  expect(await openCardCache(folder).render(svgOf("red"))).toEqual(bytes);
  expect(readFileSync(path.join(folder, name))).toEqual(bytes);
});

test("what no card needs anymore is deleted", async () => {
  const first = openCardCache(folder);
  await first.render(svgOf("red"));
  await first.render(svgOf("blue"));
  const second = openCardCache(folder);
  await second.render(svgOf("red"));
  second.prune();
  expect(readdirSync(folder)).toHaveLength(1);
});
