import { readdirSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { readText } from "../../src/node/files/readText";

const FOLDER = path.join(import.meta.dirname, "templates");

const MARK = /__([A-Z_]+?)__/g;

/**
 * The text of a template with its placeholders, such as `__TITLE__`, filled in. Throws when one has no
 * value.
 */
export function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const text = readText(path.join(FOLDER, `${name}.txt`));
  return text.replace(MARK, (mark, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name}.txt has ${mark}, which nothing fills in.`);
    return value;
  });
}

/** The names of the templates in a folder, without the `.txt` suffix. */
export function listTemplates(folder: string): string[] {
  return readdirSync(path.join(FOLDER, folder))
    .map((file) => file.replace(/\.txt$/, ""))
    .sort();
}

/** A text as front matter stores it: in quotes only where YAML requires them. */
export function toYaml(text: string): string {
  return stringify(text, { lineWidth: 0 }).trim();
}
