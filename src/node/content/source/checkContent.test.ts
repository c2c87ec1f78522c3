import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { formatProblems } from "../../../shared/problem";
import { checkContent } from "./checkContent";
import { openContent } from "./completePage";
import { loadPageCompiler } from "./pageCompiler";
import { CLEAN, listProblems, pageText, SECTION } from "./testContent";
import { deleteFolders, writeFolder } from "../../testing/folders";

const LATIN1 = Buffer.from("---\ntitle: caf\xE9\n---\n", "latin1");

beforeAll(async () => {
  // Grammars and the layout engine; later calls reuse them.
  await loadPageCompiler(openContent("content"));
}, 60_000);

afterEach(deleteFolders);

describe("a clean folder", () => {
  test("has no problems", async () => {
    expect(await listProblems({})).toEqual([]);
  });

  test("may be reached by a link of its own", async () => {
    const root = writeFolder(CLEAN);
    const link = path.join(writeFolder({}), "content");
    symlinkSync(path.join(root, "content"), link);
    expect(await checkContent(openContent(link))).toEqual([]);
  });
});

describe("a page", () => {
  const problemsOf = (text: string | Uint8Array) => listProblems({ "content/game/x.mdx": text });

  test("names the installed version by its mark, except in the row of a table about its history", async () => {
    const { version } = JSON.parse(
      readFileSync("node_modules/@boardzilla/core/package.json", "utf8"),
    ) as { version: string };
    const row = `| v | What |\n|---|---|\n| ${version} | a |`;
    expect(await problemsOf(pageText({}, `Since {toolkitVersion}.\n\n${row}`))).toEqual([]);
    expect(await problemsOf(pageText({}, `Since ${version}.`))).toEqual([
      `content/game/x.mdx:7: "${version}" is the version that is installed now, and wrong after an update.\n` +
        '  Fix: write "{toolkitVersion}".',
    ]);
  });

  test("whose title or section link cards cannot draw is named with the line and the characters", async () => {
    const fix =
      "\n  Fix: write it with other characters, or add them to tools/make/letters.ts, whose first lines say how.";
    const what = "which the pictures of link previews cannot draw.";
    expect(await problemsOf(pageText({ title: "Café – “Ça va?”" }))).toEqual([]);
    expect(await problemsOf(pageText({ title: "Mahjong 牌" }))).toEqual([
      `content/game/x.mdx:2: the title "Mahjong 牌" has "牌", ${what}${fix}`,
    ]);
    const section = { "content/game/_section.yml": SECTION.replace("Building a game", "Игра") };
    expect(await listProblems(section)).toEqual([
      `content/game/_section.yml:1: the label "Игра" has "И", "г", "р", "а", ${what}${fix}`,
    ]);
  });

  test("with broken YAML is named with the line, and nothing else is said of it", async () => {
    expect(await problemsOf("---\ntitle: A\ndescription: a: b\n---\n\nx\n")).toEqual([
      "content/game/x.mdx:3: no valid YAML: Nested mappings are not allowed in compact mappings.\n" +
        "  Fix: put a value with a colon, a quote or a # into double quotes.",
    ]);
  });

  test("that is empty lacks its front matter, and one of front matter only its body", async () => {
    expect(await problemsOf("")).toEqual([
      "content/game/x.mdx:1: the page has no front matter.\n" +
        "  Fix: begin the file with a --- block that has title, description and order.",
    ]);
    const noBody =
      "content/game/x.mdx: the page has no body.\n  Fix: write it, or delete the file.";
    expect(await problemsOf(pageText({}, ""))).toEqual([noBody]);
    expect(await problemsOf(pageText({}, "{/* later */}"))).toEqual([noBody]);
  });

  test.each([
    ["<Steps>\n\nx", /^content\/game\/x\.mdx:7: the page is no valid MDX: `<Steps>` is not closed/],
    ["<Nope/>", /:7: unknown component <Nope>\./],
    ["## A\n\n## A", /:9: two headings are "A"\./],
    ["![A die](/no/such.png)", /:7: the image "\/no\/such\.png" is no file under static\/\./],
    ["[the flow](/game/flow/)", /:7: the link "\/game\/flow\/" has the wrong form/],
    ["::limit{id=D1}", /:7: unknown limit "D1"\./],
    ['```mermaid alt="x"\nno such diagram\n```', /:7: the diagram has no picture yet\./],
    ['```layout alt="x"\npieces: 90\n```', /:7: the layout figure cannot be drawn: "pieces" is 90/],
  ])("that holds %j is refused", async (body, message) => {
    const problems = await problemsOf(pageText({}, body));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  test("may show a picture under static/", async () => {
    const [picture] = readdirSync("static/diagrams");
    expect(await problemsOf(pageText({}, `![A](/diagrams/${String(picture)})`))).toEqual([]);
  });

  test.each([
    ["content/game/we ird#x?y%25.mdx", "we ird#x?y%25"],
    ["content/game/🎲.mdx", "🎲"],
    ["content/game/Über.mdx", "Über"],
    ["content/game/A b/c.mdx", "A b"],
  ])("in %s has no route", async (file, segment) => {
    expect(await listProblems({ [file]: pageText() })).toEqual([
      `${file}: "${segment}" cannot be part of a route.\n` +
        "  Fix: rename it: lower-case letters, digits, - and _ only.",
    ]);
  });

  test("must be in a section", async () => {
    expect(await listProblems({ "content/gaem/x.mdx": pageText() })).toEqual([
      'content/gaem/x.mdx: "gaem" is no section.\n  Valid: game.\n' +
        "  Fix: add content/gaem/_section.yml or move the page.",
    ]);
    expect(await listProblems({ "content/index.mdx": pageText() })).toEqual([
      "content/index.mdx: the page is in no section.\n  Valid: game.\n" +
        "  Fix: put it into the folder of a section; `slug: /` makes it the start page.",
    ]);
  });
});

describe("a symbolic link", () => {
  const LINK = "symbolic links are not followed.\n  Fix: put the file itself here.";

  test.each([
    ["out of the folder", "../../outside", "content/game/x.mdx"],
    ["in a circle", "..", "content/game/loop"],
    ["to nowhere", "nowhere.mdx", "content/game/x.mdx"],
  ])("%s is refused and named", async (_name, target, link) => {
    const root = writeFolder({ ...CLEAN, "outside/secret.mdx": pageText() });
    mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    symlinkSync(target, path.join(root, link));
    const problems = await checkContent(openContent(path.join(root, "content")));
    expect(formatProblems(problems)).toBe(`1 problem in the content:\n\n${link}: ${LINK}\n`);
  });
});

test("all problems of a run come in one list by file and line", async () => {
  const root = writeFolder({
    "content/game/_section.yml": "label: Game\n",
    "content/game/a.mdx": pageText({ order: "x" }, "{x}\n\n<Nope />"),
    "content/game/b.mdx": LATIN1,
    "content/ui/c.mdx": pageText({}, "# C"),
  });
  const problems = await checkContent(openContent(path.join(root, "content")));
  expect(formatProblems(problems).match(/^\d+ problems|^content\S+/gm)).toEqual([
    "8 problems",
    "content/game/_section.yml:",
    "content/game/_section.yml:",
    "content/game/a.mdx:4:",
    "content/game/a.mdx:7:",
    "content/game/a.mdx:9:",
    "content/game/b.mdx:",
    "content/ui/c.mdx:",
    "content/ui/c.mdx:7:",
  ]);
});

describe("links between pages", () => {
  const link = (url: string, fields = {}): string => pageText(fields, `See\n[the place](${url}).`);

  test("to no page and to no anchor are named with file, line and fix", async () => {
    expect(
      await listProblems({
        "content/game/flow.mdx": pageText({}, "Text.\n\n## Loops\n\nText."),
        // Twice on one line, and named once.
        "content/game/one.mdx": pageText({}, "See\n[a place](/game/flwo), [a place](/game/flwo)."),
        "content/game/two.mdx": link("/game/flow#lops"),
        "content/game/three.mdx": link("/game/flow#loops"),
        "content/game/four.mdx": link("/search?q=x"),
      }),
    ).toEqual([
      'content/game/one.mdx:8: the link "/game/flwo" leads to no page.\n  Fix: write "/game/flow".',
      'content/game/two.mdx:8: the link "/game/flow#lops" names an anchor that /game/flow does not have.\n' +
        '  Valid: #loops.\n  Fix: write "/game/flow#loops".',
    ]);
  });

  test.each([
    ["whose front matter is no YAML", "---\ntitle: A: b\n---\n\nText.\n\n## Loops\n\nText."],
    ["that is no MDX", pageText({}, "## Loops\n\n<Steps>")],
    ["without front matter", "## Loops"],
  ])("to a page %s are not named, too", async (_what, text) => {
    const problems = await listProblems({
      "content/game/flow.mdx": text,
      "content/game/one.mdx": link("/game/flow"),
      "content/game/two.mdx": link("/game/flow#loops"),
      // What a heading of the page once was, and is elsewhere now, is none of its headings.
      "content/game/three.mdx": pageText(
        { title: "Three", formerAnchors: { "/game/flow#old": "new" } },
        "## New\n\nText.",
      ),
      "content/published-addresses.txt": "/game/flow\n/game/flow#loops\n/game/flow#old\n",
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("content/game/flow.mdx:");
  });

  test("to former addresses of a page with a wrong field are not named, too", async () => {
    const former = {
      formerly: ["/game/loops"],
      formerAnchors: { old: "loops", "/game/one#a": "loops" },
    };
    const problems = await listProblems({
      "content/game/flow.mdx": pageText({ ...former, order: "last" }, "## Loops\n\nText."),
      "content/game/one.mdx": pageText({}, "Text."),
      "content/published-addresses.txt":
        "/game/flow#old\n/game/loops\n/game/one#a\n/game/flow#loops\n",
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('content/game/flow.mdx:4: field "order"');
  });

  test("of a published page may not lead to a draft", async () => {
    expect(
      await listProblems({
        "content/game/next.mdx": pageText({ draft: true }),
        "content/game/one.mdx": link("/game/next"),
        "content/game/two.mdx": link("/game/next", { draft: true }),
      }),
    ).toEqual([
      'content/game/one.mdx:8: the link "/game/next" leads to a draft, which the published site does not have.\n' +
        "  Fix: publish that page first, or make this one a draft too.",
    ]);
  });

  test("into the reference are checked when it is given", async () => {
    const files = { "content/game/one.mdx": link("/api/classes/Action#chooseOnBord") };
    expect(await listProblems(files)).toEqual([]);
    const root = writeFolder({ ...CLEAN, ...files });
    const reference = new Map([["/api/classes/Action", new Set(["chooseonboard"])]]);
    const [problem] = await checkContent(openContent(path.join(root, "content")), { reference });
    expect(problem).toMatchObject({
      file: "content/game/one.mdx",
      line: 8,
      fix: 'write "/api/classes/Action#chooseonboard".',
    });
  });
});
