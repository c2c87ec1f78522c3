import path from "node:path";
import { fieldTable } from "../../src/node/content/fields/fieldTexts";
import { pageFrontmatterSchema, sectionSchema } from "../../src/node/content/fields/frontmatter";
import { readText } from "../../src/node/files/readText";
import type { Problem } from "../../src/shared/problem";
import { ROOT } from "../runProgram";
import { formatFor } from "../writeJson";

const NAME = "docs/authoring/fields.md";

/** The page about the fields of front matter, whose tables come from the schemas that check them. */
export const FIELDS_DOCUMENT = path.join(ROOT, NAME);

/** Its text with the tables of the schemas as they are now. */
export async function renderFields(): Promise<string> {
  const tables = [pageFrontmatterSchema, sectionSchema].map(fieldTable);
  const text = readText(FIELDS_DOCUMENT).replace(
    /^\| field .*\n(?:\|.*\n)*/gm,
    () => `${tables.shift() ?? ""}\n`,
  );
  return formatFor(FIELDS_DOCUMENT, text);
}

/** Says whether a field is missing in it, or described as it was. */
export async function findOldFields(): Promise<Problem[]> {
  if ((await renderFields()) === readText(FIELDS_DOCUMENT)) return [];
  const what = "a table is older than the schemas in src/node/content/fields/frontmatter.ts.";
  return [{ file: NAME, what, fix: "run `npm run make fields` and commit what it writes." }];
}
