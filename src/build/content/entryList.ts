import type { ZodObject, z } from "zod";
import { parseFields, type FieldLine } from "./frontmatter";
import type { Problem } from "../../shared/problem";
import { readYaml } from "./readYaml";

/** What a YAML file with a list of entries holds. */
export interface EntryList<Entry> {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
  /** Line of an entry, for problems found later. */
  readonly fieldLine: FieldLine;
}

interface EntryRules<Schema extends ZodObject> {
  readonly schema: Schema;
  /** The field that tells entries apart. */
  readonly key: keyof z.infer<Schema> & string;
  /** What an entry begins with, for messages: `- id: D1`. */
  readonly example: string;
  /** What to do about the second of two equal keys. */
  readonly duplicateFix: string;
}

/** Reads a list of entries, each checked by its schema and with a unique key. */
export function parseEntries<Schema extends ZodObject>(
  yaml: string,
  file: string,
  { schema, key, example, duplicateFix }: EntryRules<Schema>,
): EntryList<z.infer<Schema>> {
  const { data, problems: faults, fieldLine } = readYaml(yaml, file);
  if (faults.length > 0) return { entries: [], problems: faults, fieldLine };
  if (!Array.isArray(data)) {
    const fix = `write \`${example}\` entries.`;
    const problems = [{ file, what: "the file holds no list.", fix }];
    return { entries: [], problems, fieldLine };
  }
  const keys = new Set<unknown>();
  const entries: z.infer<Schema>[] = [];
  const problems: Problem[] = [];
  for (const [index, item] of (data as unknown[]).entries()) {
    const parsed = parseFields(schema, item, {
      file,
      fieldLine: (path) => fieldLine([index, ...path]),
    });
    problems.push(...parsed.problems);
    if (!parsed.fields) continue;
    const found = parsed.fields[key];
    if (keys.has(found)) {
      const what = `two entries have the ${key} "${String(found)}".`;
      problems.push({ file, line: fieldLine([index, key]), what, fix: duplicateFix });
    } else entries.push(parsed.fields);
    keys.add(found);
  }
  return { entries, problems, fieldLine };
}
