import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GATSBY_IDS, isSiteId } from "../../src/shared/contracts/siteIds";
import { listFiles } from "../../tools/listFiles";

/** Frames are documents of their own: nothing of an author's page is in them. */
const IS_OF_PAGE =
  /^(?!node\/|patches\/node\/|frame\/|.*(?:\.test\.|testing\/)).*\.(?:tsx?|js|css)$/;

/** An id that is written out where it is given, looked for, referred to or styled. */
const WRITTEN = [
  /(?:getElementById|\bbyId|\breadBlock)\(\s*"([^"]+)"/g,
  /\b(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(\s*["'`][^"'`]*#([\w-]+)/g,
  /\s(?:id|aria-controls|aria-labelledby|aria-describedby|htmlFor|for)="([\w-]+)"/g,
  /\bhref="#([\w-]+)"/g,
  /\.id = "([^"]+)"/g,
];
/** In a style sheet, where colors look alike. */
const STYLED = [/(?:^|[\s,(>+~])#([A-Za-z_][\w-]*)(?=[^;{}]*\{)/gm];

test("every id that the code of the pages names is one that no heading can have", () => {
  const found = listFiles("src")
    .filter((file) => IS_OF_PAGE.test(file))
    .flatMap((file) => {
      const text = readFileSync(`src/${file}`, "utf8");
      return (file.endsWith(".css") ? STYLED : WRITTEN).flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([, id = ""]) => `${file}: ${id}`),
      );
    });
  expect(found).toContain("page/boot/boot.js: Site-content");
  expect(found).toContain("styles/layout.css: Site-wrong-base");
  expect(found).toContain("page/navigation/focus.ts: gatsby-announcer");
  // A link to the player of the home page: that anchor is for readers, too.
  const strange = found.filter(
    (each) => !each.includes(": play-") && !isSiteId(each.split(": ")[1] ?? ""),
  );
  expect(strange).toEqual([]);
  expect(GATSBY_IDS.filter((id) => /[A-Z]/.test(id))).toEqual([]);
});
