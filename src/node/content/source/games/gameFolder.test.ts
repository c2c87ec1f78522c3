import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { traceText } from "../../fields/tracedText";
import { formatProblem } from "../../../../shared/problem";
import { checkContent } from "../checkContent";
import { openContent } from "../completePage";
import { openPageCache } from "../../../files/pageCache";
import { listProblems, pageText, SECTION } from "../testContent";
import { deleteFolders, writeFolder } from "../../../testing/folders";
import {
  completeGamePage,
  gameOfPage,
  listPictureJobs,
  listPublishedGameIds,
  readGameFolder,
} from ".";

const FACTS = {
  title: "Nest",
  tagline: "Lay eggs until somebody has three.",
  number: "E1",
  players: { min: 2, max: 3, default: 2 },
  mechanisms: ["placement"],
  settings: {},
  seed: "egg",
};
const MATCH = {
  players: 2,
  seed: "egg",
  settings: {},
  moves: [{ seat: 1, name: "lay", args: {} }],
  winners: [1],
};
const RULES = "// region: lay\nexport const lay = 1;\n\n// endregion\nexport const end = 2;\n";

const GAME = {
  "content/games/nest/game.json": JSON.stringify(FACTS),
  "content/games/nest/game.ts": RULES,
  "content/games/nest/ui.tsx": 'import "./style.css";\n',
  "content/games/nest/style.css": ".Nest {\n  color: red;\n}\n",
  "content/games/nest/index.mdx": pageText({ title: "Nest" }, "## Rules\n\nLay eggs."),
  "content/games/nest/moves.json": JSON.stringify(MATCH),
  "content/games/nest/game.test.ts": "",
};

const EXAMPLES = { "content/examples/_section.yml": SECTION };

/** The messages about the game after some of its files are replaced. */
async function problemsWith(files: Readonly<Record<string, string>>): Promise<string[]> {
  return listProblems({ ...GAME, ...EXAMPLES, ...files });
}

afterEach(deleteFolders);

describe("the page of a game", () => {
  test("ends with the source, every file in its tab, without the marks of regions", () => {
    const root = writeFolder(GAME);
    const contentPath = path.join(root, "content");
    const page = completeGamePage(traceText("## Rules"), contentPath, "games/nest/index.mdx").text;
    expect(page).toContain("## Source");
    expect(page).toContain("2 lines of rules and 1 of UI");
    expect(page).toContain('title="game.ts"\nexport const lay = 1;\n\nexport const end = 2;\n````');
    expect(page.match(/<Tab label=/g)).toHaveLength(3);
  });

  test("begins with the player, and the author's lines keep their numbers", async () => {
    const body = "## Rules\n\nLay eggs.\n\n<Nope />\n\n::limit{id=D0}";
    const problems = await problemsWith({
      "content/games/nest/index.mdx": pageText({ title: "Nest" }, body),
    });
    const lines = pageText({ title: "Nest" }, body).split("\n");
    const line = (text: string): string => String(lines.indexOf(text) + 1);
    expect(problems.join("\n")).toContain(`index.mdx:${line("<Nope />")}: unknown component`);
    expect(problems.join("\n")).toContain(`index.mdx:${line("::limit{id=D0}")}: `);
  });

  test("is a page like any other: other paths are left alone", () => {
    const page = traceText("Text.");
    expect(completeGamePage(page, "/x/content", "game/flow.mdx")).toBe(page);
    expect(gameOfPage("games/nest/index.mdx")).toBe("nest");
    expect(gameOfPage("games/nest/deep/index.mdx")).toBeUndefined();
  });
});

describe("a game's folder", () => {
  test("in order has no problem, and its page no other place than among the examples", async () => {
    expect(await problemsWith({})).toEqual([]);
    expect((await listProblems(GAME)).join()).toContain('"examples" is no section');
  });

  test("without one of its files is a problem that names it", () => {
    const root = writeFolder({ "content/games/nest/game.json": "{}" });
    const { problems } = readGameFolder(
      path.join(root, "content/games/nest"),
      "content/games/nest",
    );
    expect(problems.map(formatProblem)[0]).toMatch(
      /^content\/games\/nest: the game has no game\.ts, ui\.tsx, .*game\.test\.ts\./,
    );
  });

  test("with a region that does not end is a problem with its line", async () => {
    const rules = "// region: lay\nexport const lay = 1;\n";
    expect((await problemsWith({ "content/games/nest/game.ts": rules })).join()).toContain(
      'content/games/nest/game.ts:1: the region "lay" does not end.',
    );
  });

  test.each([
    ["game.ts", "export const a = {\n  b: 1;\n};\n"],
    ["ui.tsx", "import './style.css';\nexport const A = () => <b>1</i>;\n"],
    ["style.css", ".a {\n  color: red;\n}}\n"],
  ])("with a syntax error in %s is named with the line", async (name, text) => {
    const line = name === "style.css" ? 3 : 2;
    const [problem, ...more] = await problemsWith({ [`content/games/nest/${name}`]: text });
    expect(problem).toMatch(`content/games/nest/${name}:${String(line)}: syntax error: `);
    expect(more).toEqual([]);
  });

  test("with broken JSON, or a match for other seats, is a problem with line and reason", async () => {
    const broken = await problemsWith({ "content/games/nest/moves.json": '{\n"seed": 1' });
    expect(broken[0]).toMatch(/^content\/games\/nest\/moves\.json:2: this is no JSON: /);
    // Valid for esbuild, which accepts comments.
    const comment = await problemsWith({ "content/games/nest/moves.json": "// a\n{}" });
    expect(comment[0]).toMatch(/^content\/games\/nest\/moves\.json(?::\d+)?: this is no JSON: /);
    const four = JSON.stringify({ ...MATCH, players: 4 });
    expect(await problemsWith({ "content/games/nest/moves.json": four })).toEqual([
      "content/games/nest/moves.json: the recorded match has 4 players; the game is for 2 to 3.\n" +
        "  Fix: record it again with tools/make/moves.ts.",
    ]);
  });
});

describe("a game whose page is a draft", () => {
  const draft = pageText({ title: "Nest", draft: true }, "## Rules\n\nLay eggs.");
  const PAGE = "content/games/nest/index.mdx";
  const CONTENT = {
    ...GAME,
    ...EXAMPLES,
    "content/examples/examples.mdx": pageText({}, "::games"),
  };

  test("is in no gallery and needs no picture, until it is published", async () => {
    const root = writeFolder({ ...CONTENT, [PAGE]: draft });
    const content = path.join(root, "content");
    expect((await checkContent(openContent(content))).map(formatProblem)).toEqual([]);
    expect(listPublishedGameIds(path.join(content, "games"))).toEqual([]);
    expect(listPictureJobs(content)).toEqual([]);
    writeFileSync(path.join(root, PAGE), draft.replace("draft: true\n", ""));
    expect(listPublishedGameIds(path.join(content, "games"))).toEqual(["nest"]);
    expect(listPictureJobs(content).map(({ move }) => move)).toEqual([0, 1]);
  });

  test("leaves the gallery at once, even if the page of the gallery was checked before", async () => {
    const root = writeFolder(CONTENT);
    const content = path.join(root, "content");
    const check = () => checkContent(openContent(content), { cache: openPageCache(root) });
    expect(await check()).toEqual([]);
    writeFileSync(path.join(root, PAGE), draft);
    expect((await check()).map(formatProblem)).toEqual([]);
  });

  test("is no draft for words of its text", () => {
    const root = writeFolder({ ...GAME, [PAGE]: `${GAME[PAGE]}\ndraft: true\n` });
    expect(listPublishedGameIds(path.join(root, "content/games"))).toEqual(["nest"]);
  });
});
