import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleGame } from "../../src/node/frames/bundleGames";
import { readSource } from "../../src/node/frames/readSources";
import { openContent } from "../../src/node/content/source/completePage";
import { listGameIds, readGameFolder } from "../../src/node/content/source/games/gameFolder";
import { pictureHash } from "../../src/node/content/source/games/gamePictures";
import { listLiveBlocks, livePictureHash } from "../../src/node/content/source/livePictures";
import { parsePage } from "../../src/node/content/mdx/parsePage";
import { deleteFolders, writeFolder } from "../../src/node/testing/folders";
import { listPageFiles } from "../../tools/listFiles";
import { withWindowsLineEnds } from "./windowsLineEnds";

let windows = "";

beforeAll(() => {
  windows = writeFolder(withWindowsLineEnds("content"));
});

afterAll(deleteFolders);

/** What a function makes of the content as it is, and as Git for Windows checks it out. */
const both = <Made>(make: (root: string) => Made): readonly [unix: Made, windows: Made] => [
  make(process.cwd()),
  make(windows),
];

describe("a checkout with Windows line ends", () => {
  test("has the same pages, with the same regions, anchors and lines", () => {
    const [page, otherPage] = both((root) => openContent(path.join(root, "content")).page);
    for (const file of listPageFiles(process.cwd())) {
      const unix = page(file);
      expect(otherPage(file), file).toEqual(unix);
      expect(unix.problems, file).toEqual([]);
    }
    const file = "content/game/branches.mdx";
    const unix = parsePage(page(file).text, file);
    const other = parsePage(otherPage(file).text, `other/${file}`);
    expect(other.headings).toEqual(unix.headings);
    expect(other.problems).toEqual([]);
  });

  test("has the same games, code and pictures of them", async () => {
    for (const id of listGameIds("content/games")) {
      const [unix, other] = both((root) => path.join(root, "content/games", id));
      expect(readGameFolder(other, id), id).toEqual(readGameFolder(unix, id));
      expect(readSource(other), id).toEqual(readSource(unix));
    }
    const [unix, other] = both((root) => bundleGame(path.join(root, "content/games/snake-eyes")));
    expect(await other).toEqual(await unix);
    const [hash, otherHash] = both((root) =>
      pictureHash(path.join(root, "content"), { game: "snake-eyes", move: 2 }),
    );
    expect(otherHash).toBe(hash);
  });

  test("has the same live blocks and pictures of them", () => {
    const [unix, other] = both((root) =>
      listLiveBlocks(path.join(root, "content")).map(livePictureHash),
    );
    expect(unix.length).toBeGreaterThan(0);
    expect(other).toEqual(unix);
  });
});
