import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROWS = readFileSync("docs/GLOSSARY.md", "utf8").matchAll(
  /^\| ([a-z ]+[a-z]) .*`(.+)` *\|$/gm,
);

test.each([...ROWS].map(([, word = "", folder = ""]) => [word, folder] as const))(
  "the glossary's word %s is in %s",
  (word, folder) => {
    const pattern = word.replace(" ", "[- ]?");
    expect(() => execFileSync("git", ["grep", "-qiE", pattern, "--", folder])).not.toThrow();
  },
);
