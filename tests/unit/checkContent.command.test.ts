import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageText, SECTION } from "../../plugins/gatsby-source-docs/src/testContent";
import {
  checkContentOf,
  createProject,
  deleteProjects,
  writeContent,
  type Run,
} from "./contentFolder";

/** Starting it takes seconds, longer on a busy machine. */
const TIME = 120_000;

afterAll(deleteProjects);

type Files = Readonly<Record<string, string | Uint8Array>>;

interface Fault {
  /** What is wrong. */
  readonly name: string;
  readonly files: Files;
  /** File and line, what is wrong, and the fix, as they appear in the output. */
  readonly says: string;
}

const LATIN1 = Buffer.from("---\ntitle: caf\xE9\n---\n", "latin1");
const LONG = "a".repeat(125);
const page = (name: string, body: string): Files => ({
  [`content/game/${name}.mdx`]: pageText({}, body),
});
const MDX = "the page is no valid MDX:";

/** All of them are in one folder, and one run must report each. The body begins on line 7. */
const FAULTS: readonly Fault[] = [
  {
    name: "front matter that is no YAML",
    files: { "content/game/yaml.mdx": "---\ntitle: A\ndescription: a: b\n---\n\nx\n" },
    says: "content/game/yaml.mdx:3: no valid YAML: Nested mappings are not allowed in compact mappings.\n  Fix: put a value with a colon",
  },
  {
    name: "a section that is no YAML",
    files: { "content/ui/_section.yml": "label: a\nposition: [\n", ...uiPage() },
    says: "content/ui/_section.yml:3: no valid YAML:",
  },
  {
    name: "a field that is missing",
    files: { "content/game/untitled.mdx": pageText({ title: "" }) },
    says: 'content/game/untitled.mdx:2: field "title" is "": expected at least 2 characters.\n  Fix: give "title" a valid value',
  },
  {
    name: "a field of the wrong type",
    files: { "content/game/typed.mdx": pageText({ order: "three" }) },
    says: 'content/game/typed.mdx:4: field "order" is "three": expected a number.\n  Fix: give "order" a valid value',
  },
  {
    name: "an unknown field",
    files: { "content/game/extra.mdx": pageText({ titel: "A" }) },
    says: 'content/game/extra.mdx:5: unknown field "titel".\n  Valid: description, draft, formerAnchors, formerly, order, sidebarLabel, slug, status, title, unlinked, verified.\n  Fix: write "title" instead of "titel".',
  },
  {
    name: "a component that is not closed",
    files: page("unclosed", "<Steps>\n\nx"),
    says: `content/game/unclosed.mdx:7: ${MDX} \`<Steps>\` is not closed.`,
  },
  {
    name: "an expression that is none",
    files: page("expression", "{ a b }"),
    says: `content/game/expression.mdx:7: ${MDX} Could not parse expression`,
  },
  {
    name: "an empty file",
    files: { "content/game/empty.mdx": "" },
    says: "content/game/empty.mdx:1: the page has no front matter.\n  Fix: begin the file with a --- block",
  },
  {
    name: "front matter without a body",
    files: page("bodiless", ""),
    says: "content/game/bodiless.mdx: the page has no body.\n  Fix: write it, or delete the file.",
  },
  {
    name: "two files on one route",
    files: { ...page("twice", "x"), ...page("twice/index", "x") },
    says: 'content/game/twice.mdx: the route "/game/twice" is taken by content/game/twice/index.mdx.\n  Fix: rename one of the files or change its slug.',
  },
  {
    name: "routes that are equal but for case",
    files: { ...page("Cased", "x"), ...page("cased", "x") },
    says: 'content/game/cased.mdx: the route "/game/cased" is taken by content/game/Cased.mdx.',
  },
  {
    name: "a slug with a slash at its end",
    files: { "content/game/slashed.mdx": pageText({ slug: "/game/slashed/" }) },
    says: 'content/game/slashed.mdx:5: field "slug" is "/game/slashed/": a route such as /game/actions, without a trailing slash.',
  },
  {
    name: "a page without a section",
    files: { "content/gaem/x.mdx": pageText() },
    says: 'content/gaem/x.mdx: "gaem" is no section.\n  Valid: api, examples, faq, game, ui.',
  },
  {
    name: "a section without a page",
    files: { "content/faq/_section.yml": SECTION.replace("Building a game", "FAQ") },
    says: 'content/faq/_section.yml: the section "faq" has no page.\n  Fix: put a page into content/faq, or delete the file.',
  },
  {
    name: "a step to a page that does not exist",
    files: {
      "content/examples/_section.yml": `${SECTION.replace("Building a game", "Examples")}index: /category/examples\nsteps:\n  - title: Order\n    text: Put the actions into turns.\n    page: /game/actoins\n    example: /game/actions\n`,
      "content/examples/a.mdx": pageText(),
    },
    says: 'content/examples/_section.yml:8: a step names the page "/game/actoins", which does not exist.',
  },
  {
    name: "two headings that are alike",
    files: page("headings", "## A\n\n## A"),
    says: 'content/game/headings.mdx:9: two headings are "A".',
  },
  {
    name: "bytes that are not UTF-8",
    files: { "content/game/latin.mdx": LATIN1 },
    says: "content/game/latin.mdx: the file is not UTF-8.\n  Fix: save it as UTF-8.",
  },
  {
    name: "an import",
    files: page("import", 'import a from "./nope"'),
    says: 'content/game/import.mdx:7: code is not evaluated in pages: "import a from',
  },
  {
    name: "an unknown component",
    files: page("unknown", "<Crads />"),
    says: "content/game/unknown.mdx:7: unknown component <Crads>.\n  Valid: ",
  },
  {
    name: "a figure that cannot be drawn",
    files: page("figure", '```layout alt="x"\npieces: 90\n```'),
    says: 'content/game/figure.mdx:7: the layout figure cannot be drawn: "pieces" is 90',
  },
  {
    name: "an expression that would print the environment",
    files: page("environment", "{process.env.HOME}"),
    says: 'content/game/environment.mdx:7: code is not evaluated in pages: "process.env.HOME".',
  },
  {
    name: "an element of HTML",
    files: page("script", "<script>alert(1)</script>"),
    says: "content/game/script.mdx:7: ",
  },
  {
    name: "a link that runs a script",
    files: page("scheme", "[run](javascript:alert(1))"),
    says: 'content/game/scheme.mdx:7: the link "javascript:alert(1)"',
  },
  {
    name: "a name that no address can hold",
    files: { "content/game/we ird#x?y%25.mdx": pageText() },
    says: 'content/game/we ird#x?y%25.mdx: "we ird#x?y%25" cannot be part of a route.\n  Fix: rename it: lower-case letters, digits, - and _ only.',
  },
  {
    name: "a page that is too long",
    files: page("long", "word ".repeat(110_000)),
    says: "content/game/long.mdx: the page has 550",
  },
  {
    name: "a file name that is too long",
    files: page(LONG, "x"),
    says: "the route has 131 characters, 120 are allowed.\n  Fix: give the file or its folder a shorter name, or the page a slug.",
  },
  {
    name: "a slug that is too long",
    files: { "content/game/slug.mdx": pageText({ slug: `/${LONG}` }) },
    says: 'content/game/slug.mdx:5: field "slug" is "/aaa',
  },
  {
    name: "an unknown language",
    files: page("language", "```python\nx\n```"),
    says: 'content/game/language.mdx:7: unknown language "python".',
  },
  {
    name: "a fence that is not closed",
    files: page("fence", "```ts\nx"),
    says: "content/game/fence.mdx:7: the code fence is not closed.",
  },
  {
    name: "words after a fence that mean nothing",
    files: page("meta", "```ts titel=x\nx\n```"),
    says: "content/game/meta.mdx:7: ",
  },
  {
    name: "an image that does not exist",
    files: page("image", "![A die](/no/such.png)"),
    says: 'content/game/image.mdx:7: the image "/no/such.png" is no file under static/.',
  },
];

function uiPage(): Files {
  return { "content/ui/a.mdx": pageText() };
}

describe("the content, checked by the command of authors and of the build", () => {
  test(
    "in order, with a byte order mark, Windows line ends and tabs in code, ends with 0",
    async () => {
      const root = createProject();
      const text = pageText({}, "## A\n\n```ts\n\tx\n```\n\n\u00A0").replaceAll("\n", "\r\n");
      writeContent(root, { "content/game/flow.mdx": `\uFEFF${text}` });
      expect(await checkContentOf(root)).toEqual({ code: 0, output: "The content is in order.\n" });
    },
    TIME,
  );

  describe("with many faults ends with 1, and says of", () => {
    let run: Run;
    beforeAll(async () => {
      const root = createProject();
      for (const { files } of FAULTS) writeContent(root, files);
      run = await checkContentOf(root);
    }, TIME);

    test.each(FAULTS)("$name where it is, what, and the fix", ({ says }) => {
      expect(run.code).toBe(1);
      expect(run.output).toContain(says);
    });
  });

  test(
    "with links to no heading and of the wrong form ends with 1, though the build only warns",
    async () => {
      const root = createProject();
      writeContent(root, page("x", "[the top](#top)\n\n[the flow](/game/flow/)"));
      const { code, output } = await checkContentOf(root);
      expect(output).toContain(
        'content/game/x.mdx:7: no heading of this page has the anchor "#top".',
      );
      expect(output).toContain('content/game/x.mdx:9: the link "/game/flow/" has the wrong form');
      expect(code).toBe(1);
    },
    TIME,
  );

  test(
    "with links that go round and out ends with 1, and names the links",
    async () => {
      const root = createProject();
      writeContent(root, { "outside.mdx": pageText() });
      mkdirSync(path.join(root, "content/game"), { recursive: true });
      symlinkSync("..", path.join(root, "content/game/loop"));
      symlinkSync("../../outside.mdx", path.join(root, "content/game/out.mdx"));
      const { code, output } = await checkContentOf(root);
      for (const link of ["loop", "out.mdx"]) {
        expect(output).toContain(
          `content/game/${link}: symbolic links are not followed.\n  Fix: put the file itself here.`,
        );
      }
      expect(code).toBe(1);
    },
    TIME,
  );

  test(
    "with words about a symbol that the toolkit does not have ends with 1",
    async () => {
      const root = createProject();
      const overlay = readFileSync("content/api/overlay.yml", "utf8");
      const unknown = "symbols:\n  Peice:\n    summary: Nobody knows it, whatever is said of it.\n";
      writeContent(root, { "content/api/overlay.yml": overlay.replace(/^symbols:\n/m, unknown) });
      const { code, output } = await checkContentOf(root);
      expect(output).toMatch(/content\/api\/overlay\.yml:\d+: .*"Peice"/);
      expect(output).toContain('Fix: write "Piece"');
      expect(code).toBe(1);
    },
    TIME,
  );
});
