import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { CLEAN, pageText, SECTION } from "../../src/node/content/source/testContent";
import { writeFiles } from "../../src/node/testing/folders";
import { ROOT, runProgram } from "../../tools/runProgram";
import { temporaryFolder } from "./folders";

/** Starting it takes seconds, longer on a busy machine. */
const TIME = 120_000;
const LONG = "a".repeat(125);

const folder = temporaryFolder();

/** A project with the smallest valid content, and everything else of this one. Returns its path. */
function createProject(): string {
  const root = folder();
  for (const name of ["node_modules", "plugins", "src", "static", "tools", "package.json"])
    symlinkSync(path.join(ROOT, name), path.join(root, name));
  writeFiles(root, CLEAN);
  mkdirSync(path.join(root, "content/api"), { recursive: true });
  for (const name of ["_section.yml", "overlay.yml", "versions.json"])
    cpSync(path.join(ROOT, "content/api", name), path.join(root, "content/api", name));
  return root;
}

/** Runs `npm run check content` in a project; returns how it ended and what it printed. */
const checkContentOf = (root: string) =>
  runProgram("tsx/dist/cli.mjs", ["tools/check/content.ts"], { root, quiet: true });

/** Files with a fault, and what the output says of it: file, line, what is wrong, and the fix. */
const FAULTS: readonly (readonly [name: string, text: string, says: string])[] = [
  [
    "faq/_section.yml",
    SECTION.replace("Building a game", "FAQ"),
    'content/faq/_section.yml: the section "faq" has no page.\n  Fix: put a page into content/faq, or delete the file.',
  ],
  [
    `game/${LONG}.mdx`,
    pageText(),
    "the route has 131 characters, 120 are allowed.\n  Fix: give the file or its folder a shorter name, or the page a slug.",
  ],
  [
    "game/links.mdx",
    pageText({}, "[the top](#top)"),
    // The build only warns about it.
    'content/game/links.mdx:7: no heading of this page has the anchor "#top".',
  ],
];

describe("the content, checked by the command of authors and of the build", () => {
  test(
    "in order, with a byte order mark, Windows line ends and tabs in code, ends with 0",
    async () => {
      const root = createProject();
      const text = pageText({}, "## A\n\n```ts\n\tx\n```\n\n\u00A0").replaceAll("\n", "\r\n");
      writeFiles(root, { "content/game/flow.mdx": `\uFEFF${text}` });
      const output = "The content is in order.\n";
      expect(await checkContentOf(root)).toEqual({ code: 0, ok: true, output });
    },
    TIME,
  );

  test(
    "with many faults ends with 1, and names each with its place and fix",
    async () => {
      const root = createProject();
      for (const [name, text] of FAULTS) writeFiles(root, { [`content/${name}`]: text });
      const overlay = readFileSync("content/api/overlay.yml", "utf8");
      const unknown = "symbols:\n  Peice:\n    summary: Nobody knows it, whatever is said of it.\n";
      writeFiles(root, { "content/api/overlay.yml": overlay.replace(/^symbols:\n/m, unknown) });
      const { code, output } = await checkContentOf(root);
      for (const [, , says] of FAULTS) expect(output).toContain(says);
      expect(output).toMatch(/content\/api\/overlay\.yml:\d+: .*"Peice"/);
      expect(output).toContain('Fix: write "Piece"');
      expect(code).toBe(1);
    },
    TIME,
  );
});
