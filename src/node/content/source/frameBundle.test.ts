import { readdirSync, truncateSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { readText } from "../../files/readText";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { loadFrameFunction } from "./frameBundle";

afterEach(deleteFolders);

test("a bundle that a full disk has cut is written again", async () => {
  const folder = writeFolder({ "entry.ts": "export const two = (): number => 2;" });
  const load = () =>
    loadFrameFunction<() => number>(path.join(folder, "entry.ts"), "two", path.join(folder, "out"));
  expect((await load())()).toBe(2);
  const [name = ""] = readdirSync(path.join(folder, "out"));
  const file = path.join(folder, "out", name);
  const whole = readText(file);
  truncateSync(file, 10);
  await load();
  expect(readText(file)).toBe(whole);
});
