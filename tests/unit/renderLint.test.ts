import { ESLint, Linter } from "eslint";
import { beforeAll, expect, test } from "vitest";

/** Files whose code renders pages; each stands for its folder. */
const RENDERING = [
  "src/app/PageShell.tsx",
  "src/components/Logo/Logo.tsx",
  "src/islands/PageBody.tsx",
  "src/pages/version.tsx",
  "src/templates/doc.tsx",
];

const RULE = "no-restricted-syntax";
let rules: Record<string, Linter.RuleEntry | undefined> = {};

beforeAll(async () => {
  const eslint = new ESLint();
  for (const file of RENDERING) {
    const config = (await eslint.calculateConfigForFile(file)) as Linter.Config;
    rules = { ...rules, [file]: config.rules?.[RULE] };
  }
}, 60_000);

/** What the rule of a file says about code. */
function lint(file: string, code: string): string[] {
  const rule = rules[file];
  return new Linter()
    .verify(code, { rules: rule ? { [RULE]: rule } : {} })
    .map(({ message }) => message);
}

test.each(["Math.random()", "Date.now()", "new Date()", "Date()", "crypto.randomUUID()"])(
  "%s in code that renders pages is refused, with what to do instead",
  (code) => {
    for (const file of RENDERING) {
      expect(lint(file, `const a = ${code};`), file).toEqual([
        expect.stringContaining("is another in the browser than at build: ask in an effect"),
      ]);
    }
  },
);

test("a day that the build has given may be shown", () => {
  expect(lint("src/pages/version.tsx", 'const a = new Date("2026-11-20");')).toEqual([]);
});
