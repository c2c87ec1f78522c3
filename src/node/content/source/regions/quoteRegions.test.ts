import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { formatProblem } from "../../../../shared/problem";
import { openContent } from "../completePage";
import { listProblems, pageText, SECTION } from "../testContent";
import { deleteFolders, writeFolder } from "../../../testing/folders";

const RULES = `export default () => {
  // region: lay
  const egg = 1;
  return egg;
  // endregion
};
`;
const FILES = {
  "content/games/nest/game.ts": RULES,
  "content/games/coop/src/game/lay.ts": RULES.replace("egg = 1", "egg = 2"),
  "content/game/_section.yml": SECTION,
};
const QUOTE = 'ts file="nest/game.ts" region="lay"';

const fence = (meta: string, code = "", ticks = "```"): string =>
  `${ticks}${meta}\n${code}${ticks}\n`;

/** The text and the messages of a page with this body, whose first line is line 6 of the file. */
function complete(body: string): { readonly text: string; readonly messages: readonly string[] } {
  const file = "content/game/page.mdx";
  const root = writeFolder({ ...FILES, [file]: `---\ntitle: Test\norder: 1\n---\n\n${body}` });
  const page = openContent(path.join(root, "content")).page(file);
  return { text: page.text, messages: page.problems.map(formatProblem) };
}

afterEach(deleteFolders);

describe("a fence that names a region", () => {
  test("holds its code", () => {
    const { text, messages } = complete(fence(QUOTE));
    expect(messages).toEqual([]);
    expect(text).toContain(`\`\`\`${QUOTE}\nconst egg = 1;\nreturn egg;\n\`\`\``);
  });

  test("holds that of a project's file, in whichever folder of the project", () => {
    const { text, messages } = complete(
      fence(QUOTE.replace("nest/game.ts", "coop/src/game/lay.ts")),
    );
    expect(messages).toEqual([]);
    expect(text).toContain("const egg = 2;");
  });

  test("holds it in a list as well", () => {
    const { text } = complete(`- One\n\n  \`\`\`${QUOTE}\n  \`\`\`\n`);
    expect(text).toContain(`  \`\`\`${QUOTE}\n  const egg = 1;\n  return egg;\n  \`\`\``);
  });

  test("is left alone inside of another fence, where it shows how to write one", () => {
    const { text, messages } = complete(fence("md", fence(QUOTE), "````"));
    expect(text).not.toContain("const egg");
    expect(messages).toEqual([]);
  });

  test.each([
    [
      'ts file="nets/game.ts" region="lay"',
      'unknown file "nets/game.ts".\n  Valid: coop/src/game/lay.ts, nest/game.ts.\n  Fix: write "nest/game.ts".',
    ],
    [
      'ts file="nest/game.ts" region="play"',
      '"nest/game.ts" has no region "play".\n  Valid: lay.\n  Fix: write "lay".',
    ],
    [
      'ts region="lay"',
      'the fence names a region only.\n  Fix: write file="garden-row/game.ts" region="row".',
    ],
    [
      `${QUOTE} prelude="nest"`,
      "a quoted region has no prelude: it is compiled as a part of its file.\n" +
        '  Fix: take prelude="…" away.',
    ],
    [
      'tsx file="nest/game.ts" region="lay"',
      'the language is "tsx", but "nest/game.ts" is written in ts.\n' +
        "  Valid: ts.\n  Fix: write ts after the back-ticks.",
    ],
  ])("as %s is a problem that says what is wrong, and where", (meta, message) => {
    expect(complete(`Text.\n\n${fence(meta)}`).messages).toEqual([
      `content/game/page.mdx:8: ${message}`,
    ]);
  });

  test("with code of its own is refused", () => {
    expect(complete(fence(QUOTE, "own();\n")).messages).toEqual([
      'content/game/page.mdx:6: the fence holds code of its own and quotes the region "lay".\n' +
        "  Fix: leave the fence empty, or take file and region away.",
    ]);
  });

  test("cannot lead out of the games", () => {
    const { messages } = complete(fence('ts file="../game/page.mdx" region="lay"'));
    expect(messages[0]).toContain('unknown file "../game/page.mdx".');
  });
});

test("faults behind what the site puts in have the author's lines", async () => {
  const body = `${fence(QUOTE)}\n::messages\n\n<Nope />\n\n${fence('ts file="nest/game.ts"')}`;
  const messages = await listProblems({ ...FILES, "content/game/page.mdx": pageText({}, body) });
  const lines = pageText({}, body).split("\n");
  const nope = lines.indexOf("<Nope />") + 1;
  expect(messages.join("\n")).toContain(`page.mdx:${String(nope)}: unknown component <Nope>`);
  expect(messages.join("\n")).toContain(`page.mdx:${String(nope + 2)}: the fence names a file`);
});
