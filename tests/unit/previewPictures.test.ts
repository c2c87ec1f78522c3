import { symlinkSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { findDifferentRows, firstRows, type Pixels } from "../../tools/publish/differentRows";
import { choosePages, listPictures, MOST_PAGES } from "../../tools/publish/pagePictures";
import { formatPreview } from "../../tools/publish/previewComment";
import { writeFiles } from "../../src/node/testing/folders";
import { temporaryFolder } from "./folders";

/** A picture, two pixels wide, of rows that are gray as the numbers say. */
function paint(...rows: readonly number[]): Pixels {
  return {
    data: Buffer.from(rows.flatMap((gray) => Array<number>(6).fill(gray))),
    width: 2,
    height: rows.length,
  };
}

const rows = (count: number, gray: number): number[] => Array<number>(count).fill(gray);

describe("the rows in which two pages differ", () => {
  test("are none when the pages look the same", () =>
    expect(findDifferentRows(paint(1, 2, 3), paint(1, 2, 3))).toBeUndefined());

  test("lie between what both have above and below, with a margin", () => {
    const before = paint(...rows(100, 1), 7, ...rows(200, 2));
    const after = paint(...rows(100, 1), 8, 8, 8, ...rows(200, 2));
    expect(findDifferentRows(before, after)).toEqual({
      before: { top: 52, height: 97 },
      after: { top: 52, height: 99 },
    });
  });

  test("of a part that is new are where it would have been", () => {
    const before = paint(...rows(100, 1), ...rows(100, 2));
    const after = paint(...rows(100, 1), ...rows(30, 9), ...rows(100, 2));
    expect(findDifferentRows(before, after)).toEqual({
      before: { top: 52, height: 96 },
      after: { top: 52, height: 126 },
    });
  });

  test("of a page that repeats a row are not counted twice", () => {
    expect(findDifferentRows(paint(...rows(10, 1)), paint(...rows(12, 1)))).toEqual({
      before: { top: 0, height: 10 },
      after: { top: 0, height: 12 },
    });
  });

  test("are at most 1600", () => {
    const long = findDifferentRows(paint(...rows(5000, 1)), paint(...rows(5000, 2)));
    expect(long?.after).toEqual({ top: 0, height: 1600 });
    expect(firstRows(paint(...rows(5000, 1)))).toEqual({ top: 0, height: 1600 });
  });
});

describe("the pages to compare", () => {
  const pages = new Set(["/", "/game/flow", "/api/classes/Game"]);

  test("are those that read differently, and some of each kind", () => {
    const changes = { added: ["/game/new"], changed: ["/game/flow"], removed: ["/game/old"] };
    const built = new Set([...pages, "/game/new"]);
    expect(choosePages(changes, pages, built)).toEqual([
      "/game/flow",
      "/game/new",
      "/",
      "/api/classes/Game",
    ]);
  });

  test("are not more than a job has time for", () => {
    const changed = Array.from({ length: 40 }, (_, index) => `/game/${String(index)}`);
    const chosen = choosePages({ added: [], changed, removed: [] }, pages, pages);
    expect(chosen.length).toBe(MOST_PAGES + pages.size);
  });
});

describe("the pictures of a build", () => {
  const build = temporaryFolder();
  const write = (file: string): void => writeFiles(build(), { [file]: "" });

  beforeEach(() => {
    for (const file of ["index.md", "game/flow.md"]) write(file);
  });

  test("are those that the names of files tell of; all else in the folder is left out", () => {
    const right = "before-after/game/flow.dark.after.0a1b2c3d.webp";
    write(right);
    for (const name of [
      "game/flow.dark.after.webp",
      "game/flow.sepia.after.0a1b2c3d.webp",
      "game/flow.dark.after.0a1b2c3d.webp.html",
      "game/none.dark.after.0a1b2c3d.webp",
      "game/flow) ![x](https://a.example.dark.after.0a1b2c3d.webp",
    ])
      write(`before-after/${name}`);
    symlinkSync("flow.dark.after.0a1b2c3d.webp", path.join(build(), "before-after/game/x"));
    expect(listPictures(build())).toEqual([
      { route: "/game/flow", theme: "dark", side: "after", file: right },
    ]);
  });

  test("are in the comment, in one table a page", () => {
    for (const name of [
      "index.dark.before.00000001",
      "index.dark.after.00000002",
      "game/flow.light.after.00000003",
    ])
      write(`before-after/${name}.webp`);
    const text = formatPreview(
      "https://docs.example.org/preview/4",
      { added: ["/game/flow"], changed: [], removed: [] },
      listPictures(build()),
    );
    const picture = (file: string): string =>
      `(https://docs.example.org/preview/4/before-after/${file}.webp)`;
    const [one, two, three] = [
      picture("index.dark.before.00000001"),
      picture("index.dark.after.00000002"),
      picture("game/flow.light.after.00000003"),
    ];
    expect(text).toContain(
      [
        "<details><summary>/</summary>",
        "",
        "| | Before | After |",
        "| --- | --- | --- |",
        `| dark | [![/ before, dark]${one}]${one} | [![/ after, dark]${two}]${two} |`,
        "",
        "</details>",
      ].join("\n"),
    );
    expect(text).toContain(`| light | – | [![/game/flow after, light]${three}]${three} |`);
    expect(text.indexOf("<summary>/game/flow<")).toBeLessThan(text.indexOf("<summary>/<"));
    expect(text).not.toContain("are compared");
  });

  test("are of twelve pages at most, and the comment says of how many", () => {
    write("before-after/index.dark.after.00000002.webp");
    const changed = Array.from({ length: 40 }, (_, index) => `/game/${String(index)}`);
    const text = formatPreview(
      "https://a",
      { added: [], changed, removed: [] },
      listPictures(build()),
    );
    expect(text).toContain("12 of the 40 pages listed above are compared.");
  });

  test("are none in a build without the folder", () => expect(listPictures(build())).toEqual([]));
});
