import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkContent } from "../../src/node/content/source/checkContent";
import { openContent } from "../../src/node/content/source/completePage";
import { loadPageCompiler } from "../../src/node/content/source/pageCompiler";
import { CLEAN, pageText, SECTION } from "../../src/node/content/source/testContent";
import { deleteFolders, writeFolder } from "../../src/node/testing/folders";
import { parseMdx } from "../../src/node/content/mdx/parseMdx";
import { formatProblem } from "../../src/shared/problem";
import { checkRecipes, listRecipes } from "../../src/node/content/prose/recipes";
import { formatPlan, planNew, writePlan, type Plan } from "../../tools/new/index";
import { splitPlace, toClassName, toSlug } from "../../tools/new/names";

const RECIPE =
  "### Sort a hand\n\nA hand in order.\n\n```ts\nx\n```\n\n**Why it works.** It sorts.\n\n" +
  "**Pitfalls.** None.\n\n**More.** [Actions](/game/actions).\n";
const COOKBOOK = ["cards", "ui", "testing", "misc"];
const section = (label: string, fields = ""): string =>
  SECTION.replace("Building a game", label) + fields;

const FILES: Readonly<Record<string, string>> = {
  "content/game/_section.yml": SECTION,
  "content/game/actions.mdx": pageText({ title: "Actions", order: 5 }),
  "content/game/flow.mdx": pageText({ title: "The flow", order: 6.5, formerly: ["/game/turns"] }),
  "content/game/later.mdx": pageText({ title: "Later", order: 2, draft: true }),
  "content/ui/_section.yml": section("Looks", "index: /category/looks\n"),
  "content/ui/layout.mdx": pageText({ title: "Layout" }),
  "content/about/_section.yml": section("About", "sidebar: false\n"),
  "content/about/index.mdx": pageText(),
  "content/api/_section.yml": section("API"),
  "content/cookbook/_section.yml": section("Cookbook"),
  "content/cookbook/game.mdx": pageText({ title: "Game recipes" }),
  ...Object.fromEntries(
    COOKBOOK.flatMap((name) => [
      [
        `content/cookbook/${name}.mdx`,
        pageText({}, `## Hands\n\n${RECIPE}\n## Where to go next\n\n[Actions](/game/actions)`),
      ],
      [
        `content/cookbook/${name}.runs.ts`,
        'export default {\n  "Sort a hand": () => {},\n} satisfies PageRuns;\n',
      ],
    ]),
  ),
  "content/examples/_section.yml": section("Examples"),
  "content/examples/examples.mdx": pageText({ title: "Examples", order: 1 }, "::games"),
  "content/games/README.md":
    "# Games\n\n| Folder | Number | Game |\n| --- | --- | --- |\n\n| File |\n| --- |\n",
};

let root = "";
beforeAll(async () => {
  await loadPageCompiler(openContent("content"));
}, 60_000);
beforeEach(() => {
  root = writeFolder({ ...CLEAN, ...FILES });
});
afterEach(deleteFolders);

const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const listFiles = (): string[] =>
  readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" }).sort();

async function make(...args: string[]): Promise<Plan> {
  const plan = planNew(root, args);
  await writePlan(root, plan);
  return plan;
}

/** What the content check reports, each with its file. */
const listProblems = async (): Promise<string[]> =>
  (await checkContent(openContent(path.join(root, "content")))).map(formatProblem);

describe("names", () => {
  test.each([
    ["Trading between players", "trading-between-players"],
    ["Who may act?", "who-may-act"],
    ["It's 2:1", "its-21"],
  ])("the title %j makes the file name %s, as it would make an anchor", (title, slug) =>
    expect(toSlug(title)).toBe(slug),
  );

  test("a class of a game is no class of the toolkit, and a name that code can have", () => {
    expect(["last-stone", "piece", "7-winds"].map(toClassName)).toEqual([
      "LastStoneGame",
      "PieceGame",
      "The7WindsGame",
    ]);
  });

  test.each([
    ["game Trading cards", "game", "Trading cards"],
    ["game/Trading cards", "game", "Trading cards"],
    ["game", "game", ""],
  ])("%j begins with the place %j", (words, place, title) =>
    expect(splitPlace(words)).toEqual({ place, title }),
  );
});

describe("a new guide", () => {
  test("is a draft at the end of its section, in order as it is, with a sample and its run", async () => {
    const { made, changed } = await make("guide", "game", "Trading between players: a start");
    expect(Object.keys(made)).toEqual([
      "content/game/trading-between-players-a-start.mdx",
      "content/game/trading-between-players-a-start.runs.ts",
    ]);
    expect(changed).toEqual({});
    expect(await listProblems()).toEqual([]);
    const page = read("content/game/trading-between-players-a-start.mdx");
    const { frontmatter } = parseMdx(page, "page");
    expect(frontmatter).toMatchObject({
      title: "Trading between players: a start",
      order: 7,
      draft: true,
    });
    const run = read("content/game/trading-between-players-a-start.runs.ts");
    const [, heading = ""] = /\n## (.+)\n[^#]+```ts prelude/.exec(page) ?? [];
    expect(run).toContain(`"${heading}": `);
  });

  test("leads on to the last published pages of its section", async () => {
    await make("guide", "game", "Trading");
    const links = [...read("content/game/trading.mdx").matchAll(/^- \[.+?\]\((.+?)\)/gm)];
    expect(links.map(([, route]) => route)).toEqual([
      "/game/actions",
      "/game/flow",
      "/cookbook/game",
    ]);
  });

  test("on the UI has a sample that is drawn, and needs no run", async () => {
    const { made } = await make("guide", "ui/Big boards");
    expect(Object.keys(made)).toEqual(["content/ui/big-boards.mdx"]);
    expect(read("content/ui/big-boards.mdx")).toContain('```tsx prelude="cookbook-ui"');
    expect(await listProblems()).toEqual([]);
  });
});

describe("a new recipe", () => {
  test.each(COOKBOOK)(
    "of the page %s comes after the last one, in the form of the others",
    async (name) => {
      const file = `content/cookbook/${name}.mdx`;
      const { made, changed } = await make("recipe", name, "Give a card away");
      expect(made).toEqual({});
      expect(Object.keys(changed)).toEqual([file, `content/cookbook/${name}.runs.ts`]);
      expect(await listProblems()).toEqual([]);
      const recipes = listRecipes(parseMdx(read(file), file).tree);
      expect(checkRecipes(recipes, file)).toEqual([]);
      expect(recipes.map(({ title }) => title)).toEqual(["Sort a hand", "Give a card away"]);
      expect(read(file)).toMatch(/\n### Give a card away\n[^]+\n\n## Where to go next\n/);
      const runs = read(`content/cookbook/${name}.runs.ts`);
      expect(runs).toMatch(/"Sort a hand": [^]+"Give a card away": [^]+\n} satisfies PageRuns;\n$/);
    },
  );
});

describe("a new game", () => {
  test("has all its files in order, a number, a place in the list, and is a draft", async () => {
    await make("game", "Last Stone");
    expect(await listProblems()).toEqual([]);
    expect(JSON.parse(read("content/games/last-stone/game.json"))).toMatchObject({
      title: "Last Stone",
      number: "E1",
    });
    expect(read("content/games/last-stone/game.ts")).toContain("class LastStoneGame extends Game<");
    expect(read("content/games/README.md")).toMatch(
      /\| Game [^\n]+\n\|[ |-]+\n\| `last-stone` \| E1 +\|[^\n]+\n\n\| File/,
    );
    expect(parseMdx(read("content/games/last-stone/index.mdx"), "page").frontmatter).toMatchObject({
      order: 2,
      draft: true,
    });
  });

  test("gets the next number", async () => {
    await make("game", "Last Stone");
    await make("game", "First Stone");
    expect(read("content/games/first-stone/game.json")).toContain('"number": "E2"');
  });
});

describe("what cannot be made is refused with the reason, valid values and the fix", () => {
  test.each([
    [
      "gude game X",
      'npm run new: "gude" is no kind of page.\n  Valid: game, guide, recipe.\n  Fix: write "guide".',
    ],
    ["", "npm run new: the kind of page is missing.\n  Valid: game, guide, recipe."],
    [
      "guide gaem Trading",
      'npm run new: "gaem" is no section.\n  Valid: cookbook, examples, game, ui.\n  Fix: write "game".',
    ],
    ["guide api Trading", '"api" is no section.'],
    ["guide about Trading", '"about" is no section.'],
    ["recipe flow Trading", '"flow" is no page with recipes.\n  Valid: bids, cards, maps, '],
    [
      "guide game",
      'npm run new: the title is missing.\n  Fix: npm run new -- guide <section> "<title>"',
    ],
    ["game", 'the title is missing.\n  Fix: npm run new -- game "<title>"'],
    [`game ${"word ".repeat(9)}`, "has 44 characters; 2 to 40 are allowed."],
    ["guide game The `Do` object", "holds a ` that other files would have to escape."],
    [
      "guide game Ödland",
      'gives the name "ödland", which no address can hold.\n  Fix: use letters',
    ],
    ["guide game ---", 'gives the name "---"'],
    ["guide game Flow", "content/game/flow.mdx: it exists already.\n  Fix: choose another title"],
    ["guide ui the flow", 'content/game/flow.mdx: it has the title "the flow".'],
    ["guide game Looks", 'content/ui/_section.yml: it has the title "Looks".'],
    ["guide game Turns", 'content/game/flow.mdx: it had the address "/game/turns"'],
    ["game Examples", 'content/examples/examples.mdx: it has the address "/examples/examples".'],
    [
      "recipe cards Sort: a hand",
      'content/cookbook/cards.mdx:9: it has the heading "Sort a hand" already.',
    ],
  ])("%s", (words, says) => {
    const before = listFiles();
    expect(() => planNew(root, words.split(" ").filter(Boolean))).toThrow(says);
    expect(listFiles()).toEqual(before);
  });

  test("a game whose folder exists", () => {
    mkdirSync(path.join(root, "content/games/pairs"));
    expect(() => planNew(root, ["game", "Pairs"])).toThrow(
      "content/games/pairs: it exists already.",
    );
  });

  test("a page without a recipe to go by, and runs without an end", () => {
    writeFileSync(path.join(root, "content/cookbook/ui.mdx"), pageText());
    expect(() => planNew(root, ["recipe", "ui", "Turn"])).toThrow("no recipe shows where");
    writeFileSync(path.join(root, "content/cookbook/cards.runs.ts"), "export default {};\n");
    expect(() => planNew(root, ["recipe", "cards", "Turn"])).toThrow(
      "content/cookbook/cards.runs.ts: it has no end",
    );
  });
});

describe("writing", () => {
  const PLAN: Plan = { made: {}, changed: {}, steps: [] };

  test("takes back everything when one file cannot be written", async () => {
    const before = listFiles();
    const plan = {
      ...PLAN,
      made: { "content/new/a/b.mdx": "b", "content/game/flow.mdx": "over another page" },
      changed: { "content/games/README.md": "changed" },
    };
    await expect(writePlan(root, plan)).rejects.toThrow("EEXIST");
    const reversed = { ...plan, made: {}, changed: { ...plan.changed, "content/none.mdx": "x" } };
    await expect(writePlan(root, reversed)).rejects.toThrow("ENOENT");
    expect(listFiles()).toEqual(before);
    expect(read("content/game/flow.mdx")).toContain('title: "The flow"');
    expect(read("content/games/README.md")).toContain("# Games");
  });

  test("is reported with the files, and with what comes next by number", () => {
    const plan = {
      made: { "a.mdx": "" },
      changed: { "b.md": "" },
      steps: ["npm run dev", "Write."],
    };
    expect(formatPlan(plan)).toBe(
      "Made:\n  a.mdx\n\nChanged:\n  b.md\n\nNext:\n  1. npm run dev\n  2. Write.",
    );
  });
});
