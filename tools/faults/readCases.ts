import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readYaml } from "../../src/lib/content/readYaml";
import { parseFields } from "../../src/lib/frontmatter";
import type { Problem } from "../../src/lib/problem";

/** An id such as `D01`; `W1` to `W32` are what accessibility must hold. */
const ID = "(?:[A-Z]\\d{2}|W\\d{1,2})";

const sentence = z.string().trim().min(5).max(400);

const caseSchema = z
  .strictObject({
    /** What goes wrong. */
    fault: sentence.optional(),
    /** In place of a fault: what the site does. */
    row: sentence.optional(),
    /** What this site did before it was mended, where that was tried. */
    before: sentence.optional(),
    /** What a reader or an author gets now. */
    now: sentence.optional(),
    /** Why no test runs it. */
    notRun: sentence.optional(),
  })
  .refine(({ fault, row }) => (fault === undefined) !== (row === undefined), {
    message: "a case has a `fault`, or in place of it a `row` of the specification",
  })
  .refine(({ fault, now, notRun }) => !fault || now !== undefined || notRun !== undefined, {
    message: "a fault says what happens `now`, or why it is `notRun`",
  });

const groupSchema = z.strictObject({
  title: z.string().trim().min(3).max(60),
  cases: z.record(z.string().regex(new RegExp(`^${ID}$`), "an id such as D01 or W5"), caseSchema),
});

export type FaultCase = z.infer<typeof caseSchema>;

/** The cases of one file of `tests/cases`. */
export interface CaseGroup {
  readonly file: string;
  readonly title: string;
  readonly cases: ReadonlyMap<string, FaultCase>;
}

/** Reads `tests/cases/*.yml`; a group with a fault is left out and told. */
export function readCases(root: string): {
  readonly groups: readonly CaseGroup[];
  readonly problems: readonly Problem[];
} {
  const groups: CaseGroup[] = [];
  const problems: Problem[] = [];
  const folder = path.join(root, "tests/cases");
  for (const name of readdirSync(folder).sort()) {
    const file = `tests/cases/${name}`;
    const yaml = readYaml(readFileSync(path.join(folder, name), "utf8"), file);
    const parsed = parseFields(groupSchema, yaml.data, { file, fieldLine: yaml.fieldLine });
    problems.push(...(yaml.problems.length > 0 ? yaml.problems : parsed.problems));
    if (!parsed.fields) continue;
    const { title, cases } = parsed.fields;
    groups.push({ file, title, cases: new Map(Object.entries(cases)) });
  }
  return { groups, problems };
}

/** Folders with tests, and what is a test in each. */
const TESTS: readonly (readonly [folder: string, pattern: RegExp])[] = [
  ["content", /\.test\.tsx?$/],
  ["plugins", /\.test\.tsx?$/],
  ["src", /\.test\.tsx?$/],
  ["tests", /\.(?:test|spec)\.tsx?$|^deploy\/expectations\.ts$/],
  // Its steps are checks of `npm test` as well.
  ["tools", /^test\.ts$/],
];

/** A test that names a case. */
export interface NamedTest {
  readonly file: string;
  /** Its title without the ids, as it stands in the code. */
  readonly title: string;
}

const BEGINNING = new RegExp(`^((?:${ID} )+)`);
const BRACKET = new RegExp(` ?\\((${ID}(?:, ${ID})*)\\)`, "g");

/** The ids that begin the titles of a file, or stand in brackets in them: `"N01 a link …"`, `"… (C03, C04)"`. */
export function findIds(code: string): { readonly id: string; readonly title: string }[] {
  const texts = [...code.matchAll(/(["'`])((?:\\.|(?!\1)[^\n\\])+)\1/g)].map(
    ([, , text = ""]) => text,
  );
  return texts.flatMap((text) => {
    const lists = [BEGINNING.exec(text), ...text.matchAll(BRACKET)].map(
      (match) => match?.[1] ?? "",
    );
    const ids = lists.flatMap((list) => list.split(/[ ,]+/)).filter((id) => id !== "");
    const title = text.replace(BEGINNING, "").replace(BRACKET, "");
    return ids.map((id) => ({ id, title }));
  });
}

/** The tests that name each case. */
export function findTests(root: string): ReadonlyMap<string, readonly NamedTest[]> {
  const tests = new Map<string, NamedTest[]>();
  for (const [folder, pattern] of TESTS) {
    const names = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
    for (const name of names.filter((each) => pattern.test(each)).sort()) {
      const file = path.posix.join(folder, name.split(path.sep).join("/"));
      if (file === "tests/unit/cases.test.ts") continue;
      for (const { id, title } of findIds(readFileSync(path.join(root, file), "utf8"))) {
        tests.set(id, [...(tests.get(id) ?? []), { file, title }]);
      }
    }
  }
  return tests;
}

/** How many cases the catalogue has in each group; `W` counts what accessibility must hold. */
const COUNTS = { D: 15, N: 10, U: 17, S: 19, P: 14, L: 32, X: 14, C: 35, E: 15, H: 6, W: 32 };

/** The ids of the whole catalogue. */
export const CATALOGUE: readonly string[] = Object.entries(COUNTS).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, at) =>
    letter === "W" ? `W${String(at + 1)}` : `${letter}${String(at + 1).padStart(2, "0")}`,
  ),
);
