import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { openContent } from "./completePage";
import { loadPageCompiler } from "./pageCompiler";
import { listProblems, pageText, SECTION } from "./testContent";
import { deleteFolders, type Files } from "../../testing/folders";

const FIX = "a valid value; docs/authoring/fields.md says what each field is for.";
const NOT_UTF8 = new Uint8Array([0x61, 0xff, 0xfe]);

beforeAll(async () => {
  await loadPageCompiler(openContent("content"));
}, 60_000);

afterEach(deleteFolders);

describe("a page that has moved", () => {
  const published = "/game/actions\n/game/flow\n/game/flow#loops\n/game/flow#turns\n";
  const fields = { formerly: ["/game/flow"], formerAnchors: { "/game/flow#turns": "whose-turn" } };
  const body = "## Loops\n\nText.\n\n## Whose turn\n\nText.";

  test("keeps its published addresses by what its front matter says", async () => {
    expect(
      await listProblems({
        "content/published-addresses.txt": published,
        "content/game/order.mdx": pageText(fields, body),
      }),
    ).toEqual([]);
  });

  test("loses none of them without a word", async () => {
    const lost = await listProblems({
      "content/published-addresses.txt": published,
      "content/game/order.mdx": pageText({}, body),
    });
    expect(lost).toEqual([
      'content/published-addresses.txt:2: "/game/flow" is published, and now leads nowhere.\n' +
        "  Fix: write `formerly: [/game/flow]` into the page that took its place.",
    ]);
  });

  test("is named by file and line when it leads to no heading, and when others link to where it was", async () => {
    const problems = await listProblems({
      "content/game/order.mdx": pageText(fields, "## Loops\n\nText."),
      "content/game/board.mdx": pageText({}, "See [loops](/game/flow#loops)."),
    });
    expect(problems).toEqual([
      'content/game/board.mdx:7: the link "/game/flow#loops" uses a former address.\n' +
        '  Fix: write "/game/order#loops".',
      'content/game/order.mdx:6: no heading of /game/order has the anchor "whose-turn".\n' +
        "  Valid: loops.\n  Fix: write one of these.",
    ]);
  });
});

describe("two pages", () => {
  const RENAME = "  Fix: rename one of the files or change its slug.";
  const INDEX = "/category/building-a-game";
  const SAME = "What happens here is said in one sentence of fifty characters or more.";

  test.each<[string, Files, string[]]>([
    [
      "on one route are refused, and both files are named",
      { "content/game/flow.mdx": pageText(), "content/game/flow/index.mdx": pageText() },
      [
        `content/game/flow.mdx: the route "/game/flow" is taken by content/game/flow/index.mdx.\n${RENAME}`,
      ],
    ],
    [
      "on one route by a slug are refused with its line",
      { "content/game/b.mdx": pageText({ slug: "/game/actions" }) },
      [
        `content/game/b.mdx:5: the route "/game/actions" is taken by content/game/actions.mdx.\n${RENAME}`,
      ],
    ],
    [
      "on routes that are equal but for case are refused",
      { "content/game/Flow.mdx": pageText(), "content/game/flow.mdx": pageText() },
      [
        'content/game/Flow.mdx: "Flow" cannot be part of a route.\n' +
          "  Fix: rename it: lower-case letters, digits, - and _ only.",
        `content/game/flow.mdx: the route "/game/flow" is taken by content/game/Flow.mdx.\n${RENAME}`,
      ],
    ],
    [
      "of which one is the generated index of a section are refused",
      {
        "content/game/_section.yml": `${SECTION}index: ${INDEX}\n`,
        "content/game/a.mdx": pageText({ slug: INDEX }),
      },
      [
        `content/game/a.mdx:5: the route "${INDEX}" is taken by content/game/_section.yml.\n${RENAME}`,
      ],
    ],
    [
      "with one title are refused, whatever its case",
      { "content/game/b.mdx": pageText({ title: "ACTIONS" }) },
      [
        'content/game/b.mdx:2: the title "ACTIONS" is also that of content/game/actions.mdx.\n' +
          "  Fix: name what sets the pages apart: tabs and search results show little else.",
      ],
    ],
    [
      "with one description are refused",
      {
        "content/game/b.mdx": pageText({ description: SAME }),
        "content/game/c.mdx": pageText({ description: SAME }),
      },
      [
        `content/game/c.mdx:3: the description "${SAME}" is also that of content/game/b.mdx.\n` +
          "  Fix: say what this page answers and the other does not.",
      ],
    ],
    [
      "of which one is an index with the title of the other are refused",
      {
        "content/game/_section.yml": `${SECTION}index: ${INDEX}\n`,
        "content/game/a.mdx": pageText({ title: "Building a game" }),
      },
      [
        'content/game/a.mdx:2: the title "Building a game" is also that of content/game/_section.yml.\n' +
          "  Fix: name what sets the pages apart: tabs and search results show little else.",
      ],
    ],
    [
      "may have the title of a section without a page",
      { "content/game/a.mdx": pageText({ title: "Building a game" }) },
      [],
    ],
  ])("%s", async (_what, files, problems) => expect(await listProblems(files)).toEqual(problems));

  test("on one route are found even when their front matter is wrong", async () => {
    const problems = await listProblems({
      "content/game/actions/index.mdx": pageText({ order: "x" }),
    });
    expect(problems).toHaveLength(2);
    expect(problems[1]).toMatch(/the route "\/game\/actions" is taken by/);
  });
});

describe("a section", () => {
  const problemsOf = (text: string | Uint8Array) =>
    listProblems({ "content/game/_section.yml": text });

  test("with wrong fields has each of them named with its line", async () => {
    const text = `${SECTION.replace("position: 2", "position: two")}lable: x\nindex: /game\n`;
    expect((await problemsOf(text)).sort()).toEqual([
      'content/game/_section.yml:2: field "position" is "two": expected a number.\n' +
        `  Fix: give "position" ${FIX}`,
      'content/game/_section.yml:4: unknown field "lable".\n' +
        '  Valid: description, index, label, position, sidebar, steps.\n  Fix: write "label" instead of "lable".',
      'content/game/_section.yml:5: field "index" is "/game": a route under /category/.\n' +
        `  Fix: give "index" ${FIX}`,
    ]);
  });

  test("with broken YAML is named with the line, once", async () => {
    const problems = await problemsOf("label: a\nposition: [\n");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/game\/_section\.yml:\d: no valid YAML: /);
  });
});

describe("the known limits", () => {
  test("of a section name only pages that exist, and are on its index", async () => {
    const step =
      "steps:\n  - title: Order\n    text: Put the actions into turns.\n" +
      "    page: /game/actoins\n    example: /game/actions\n";
    const index = "index: /category/building-a-game\n";
    expect(await listProblems({ "content/game/_section.yml": SECTION + index + step })).toEqual([
      'content/game/_section.yml:8: a step names the page "/game/actoins", which does not exist.\n' +
        "  Valid: /category/building-a-game, /game/actions.\n" +
        "  Fix: name the route of a page or of a game.",
    ]);
    expect(await listProblems({ "content/game/_section.yml": SECTION + step })).toEqual([
      "content/game/_section.yml:4: the section has steps and no index to show them on.\n" +
        "  Fix: give it an `index`, or delete the steps.",
    ]);
  });

  test("name only pages that exist", async () => {
    const limits =
      "- id: D1\n  title: Broken\n  happens: It does not work.\n  instead: Wait a while.\n" +
      "  symbols: []\n  pages: [/game/flwo]\n";
    const problems = await listProblems({
      "content/api/limits.yml": limits,
      "content/api/_section.yml": SECTION.replace("Building a game", "API"),
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /limit D1 names the page "\/game\/flwo", which does not exist\.\n {2}Valid: \/game\/actions\./,
    );
  });
});

test("a .md file is named with the name that makes a page of it; a README is none", async () => {
  expect(
    await listProblems({ "content/game/New-page.md": "# Hi", "content/game/README.md": "# Hi" }),
  ).toEqual([
    "content/game/New-page.md: a Markdown file makes no page.\n  Fix: rename it to New-page.mdx.",
  ]);
});

test.each(["content/game/x.mdx", "content/game/_section.yml", "content/api/limits.yml"])(
  "%s that is not UTF-8 is named, once",
  async (file) => {
    expect(await listProblems({ [file]: NOT_UTF8 })).toEqual([
      `${file}: the file is not UTF-8.\n  Fix: save it as UTF-8.`,
    ]);
  },
);
