import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { pictureFolder } from "./games";
import { findLivePicture, livePictureHash, readLivePictures } from "./livePictures";

describe("the picture of a live block", () => {
  test("depends on its code, its height and its players, and not on where it is", () => {
    const job = { code: "<b />", place: "content/a.mdx:1" };
    expect(livePictureHash(job)).toBe(livePictureHash({ ...job, place: "content/b.mdx:2" }));
    expect(livePictureHash(job)).not.toBe(livePictureHash({ ...job, height: 320 }));
    expect(livePictureHash(job)).not.toBe(livePictureHash({ ...job, players: 1 }));
    expect(livePictureHash(job)).not.toBe(livePictureHash({ ...job, code: "<i />" }));
  });

  test("that nobody has taken is missing, and the page goes without", () =>
    expect(findLivePicture("<i>Not on any page</i>", readLivePictures())).toBeUndefined());
});

test("the committed pictures of live blocks are small", () => {
  const sizes = readdirSync(pictureFolder())
    .filter((file) => /^live-.*\.avif$/.test(file))
    .map((file) => statSync(path.join(pictureFolder(), file)).size);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(20_000);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total / sizes.length).toBeLessThan(6_000);
});
