import { ESLint, Linter } from "eslint";
import { beforeAll, describe, expect, test } from "vitest";

/** Files whose code renders pages; each is an example of its folder. */
const RENDERING = [
  "src/page/app/PageShell.tsx",
  "src/components/Logo/Logo.tsx",
  "src/islands/PageBody.tsx",
  "src/pages/version.tsx",
  "src/templates/doc.tsx",
];

const ENGINE = "src/features/playground/model/play/engineCalls.ts";

/** A file behind each import wall, an import that the wall refuses, and part of the resulting message. */
const REFUSED: readonly (readonly [file: string, from: string, message: string])[] = [
  ["src/shared/url.ts", "node:fs", "no modules of Node"],
  ["src/shared/url.ts", "react", "src/shared may import its own files and packages."],
  ["src/shared/search/rank.ts", "../../node/content/mdx/compileMdx", "src/shared may import"],
  ["src/shared/search/rank.ts", "../../features/search", "src/shared may import"],
  [
    "src/node/content/mdx/compileMdx.ts",
    "react",
    "src/node/content may import its own files, src/shared",
  ],
  ["src/node/content/mdx/compileMdx.ts", "../../../components/Logo/Logo", "src/node/content may"],
  ["src/node/content/mdx/compileMdx.ts", "../../output/html/rewriteHtml", "import one way"],
  ["src/node/html/readHtml.ts", "../content/fields/fences", "import one way"],
  ["src/hooks/useHideOnScroll.ts", "../features/search", "src/hooks may import"],
  ["src/hooks/useHideOnScroll.ts", "os", "no modules of Node"],
  [
    "src/components/Logo/Logo.tsx",
    "../../node/content/mdx/compileMdx",
    "src/components may import",
  ],
  ["src/components/Logo/Logo.tsx", "../../features/search", "src/components may import"],
  ["src/components/Logo/Logo.tsx", "zlib", "no modules of Node"],
  [
    "src/features/search/index.ts",
    "../../node/content/code/highlighter",
    "src/features/search may",
  ],
  ["src/features/search/index.ts", "../prose", "A feature may not import another"],
  ["src/features/search/index.ts", "../../features/prose", "A feature may not import another"],
  ["src/features/search/index.ts", "node:url", "no modules of Node"],
  ["src/features/search/index.ts", "@boardzilla/core", "src/features/search may import"],
  [ENGINE, "react", "model/play may import its own files, src/shared and packages."],
  [ENGINE, "../../session/Engines", "playground/model is pure"],
  [ENGINE, "../../../search", "playground/model is pure"],
  [
    ENGINE,
    "../../../../node/content/games/regions",
    "src/features/playground/model/play may import",
  ],
  ["src/features/layout-sandbox/model/presets.ts", "../ui/Stage", "layout-sandbox/model is pure"],
  ["src/islands/Island.tsx", "../node/content/mdx/compileMdx", "src/islands may import"],
  ["src/islands/Island.tsx", "../features/search/dialogEntry", "Use the feature's door"],
  ["src/islands/Island.tsx", "../templates/doc", "src/islands may import"],
  ["src/templates/doc.tsx", "../node/content/mdx/compileMdx", "src/templates may import"],
  ["src/templates/doc.tsx", "../frame/play/seat", "src/templates may import"],
  ["src/pages/version.tsx", "../develop/problemPanel", "src/pages may import"],
  ["src/page/app/PageShell.tsx", "../../templates/doc", "src/page/app may import"],
  ["src/page/app/PageShell.tsx", "../../node/content/nav/nav", "src/page/app may import"],
  ["src/page/early/index.ts", "react", "src/page/early may import"],
  ["src/page/early/index.ts", "../app/PageShell", "communicate only through events"],
  ["src/components/Logo/Logo.tsx", "../../page/navigation", "src/components may import"],
  ["src/islands/Island.tsx", "../patches/browser/foreignNodes", "src/islands may import"],
  ["src/develop/problemPanel.ts", "../hooks/useHideOnScroll", "src/develop may import"],
  ["src/frame/play/main.ts", "../../components/Logo/Logo", "src/frame may import"],
  ["src/frame/play/main.ts", "../../features/playground", "src/frame may import"],
  ["src/frame/play/main.ts", "../../features/playground/session/Engines", "src/frame may import"],
  ["src/frame/play/main.ts", "../../node/content/games/regions", "src/frame may import"],
  ["src/node/frames/options.ts", "react", "src/node/frames may import"],
  ["src/node/frames/options.ts", "../../frame/play/main", "src/node/frames may import"],
  ["src/node/frames/options.ts", "../gatsby/createPages", "import one way"],
];

/** Files that strangers' texts reach; each is an example of its room. */
const READING = [
  ENGINE,
  "src/features/search/index.ts",
  "src/frame/play/main.ts",
  "src/page/early/index.ts",
  "src/shared/url.ts",
  "tools/server/answer.ts",
];

/** Imports that walls allow. */
const ALLOWED: readonly (readonly [file: string, from: string])[] = [
  ["src/shared/search/rank.ts", "../url"],
  ["src/node/content/mdx/compileMdx.ts", "node:fs"],
  ["src/node/content/mdx/compileMdx.ts", "../../../shared/url"],
  ["src/features/search/index.ts", "../../shared/search/answer"],
  [ENGINE, "../../../../shared/games/engine"],
  [ENGINE, "../share/playLink"],
  ["src/features/playground/session/Engines.ts", "../model/play/protocol"],
  ["src/frame/play/main.ts", "../../features/playground/model/play/protocol"],
  ["src/frame/play/main.ts", "@boardzilla/core"],
  ["src/islands/Island.tsx", "../features/playground"],
  ["src/node/output/html/rewriteHtml.ts", "../../content/mdx/compileMdx"],
  ["src/pages/404.tsx", "../page/navigation"],
  ["src/features/search/Search.tsx", "./page/SearchPage"],
];

let configs: Readonly<Record<string, Linter.Config>> = {};

beforeAll(async () => {
  const eslint = new ESLint();
  const files = new Set([
    ...RENDERING,
    ...READING,
    ...[...REFUSED, ...ALLOWED].map(([file]) => file),
  ]);
  const entries = [...files].map(async (file): Promise<[string, Linter.Config]> => [
    file,
    (await eslint.calculateConfigForFile(file)) as Linter.Config,
  ]);
  configs = Object.fromEntries(await Promise.all(entries));
}, 60_000);

/** What a rule reports about code, with the options that it has for a file. */
function lint(file: string, rule: string, code: string): string[] {
  const { rules, plugins = {} } = configs[file] ?? {};
  const entry = rules?.[rule];
  return new Linter()
    .verify(code, { plugins, rules: entry ? { [rule]: entry } : {} })
    .map(({ message }) => message);
}

describe("code that renders pages", () => {
  test.each(["Math.random()", "Date.now()", "new Date()", "Date()", "crypto.randomUUID()"])(
    "may not ask for %s, and the message says what to do instead",
    (code) => {
      for (const file of RENDERING) {
        expect(lint(file, "no-restricted-syntax", `const a = ${code};`), file).toEqual([
          expect.stringContaining("is another in the browser than at build: ask in an effect"),
        ]);
      }
    },
  );

  test("may show a day that the build has given", () => {
    const code = 'const a = new Date("2026-11-20");';
    expect(lint("src/pages/version.tsx", "no-restricted-syntax", code)).toEqual([]);
  });
});

test.each(["event.isComposing", "event.nativeEvent.keyCode === 229"])(
  "only one module asks for %s; the message names it",
  (code) => {
    const said = lint("src/page/app/PageShell.tsx", "no-restricted-properties", `${code};`);
    expect(said).toEqual([expect.stringContaining("src/shared/browser/keys.ts")]);
  },
);

test.each([
  ["no-super-linear-move", "/<[^>]*>/g"],
  ["no-super-linear-move", "/\\s*\\(\\d+:\\d+\\)$/"],
  ["no-super-linear-backtracking", "/^\\d+\\.?\\d*$/"],
])("%s keeps %s, which takes a square of a text, from the texts of strangers", (rule, pattern) => {
  for (const file of READING)
    expect(lint(file, `regexp/${rule}`, `name.replace(${pattern}, "");`), file).toHaveLength(1);
});

describe("an import wall", () => {
  test.each(REFUSED)("keeps %s from importing %s", (file, from, message) => {
    const said = lint(file, "no-restricted-imports", `import ${JSON.stringify(from)};`);
    expect(said.join("\n")).toContain(message);
  });

  test.each(ALLOWED)("lets %s import %s", (file, from) =>
    expect(lint(file, "no-restricted-imports", `import ${JSON.stringify(from)};`)).toEqual([]),
  );
});
