import { z, type ZodObject } from "zod";
import {
  glossaryTermSchema,
  knownLimitSchema,
  parseFields,
  toolkitMessageSchema,
  type FieldLine,
  type GlossaryTerm,
  type KnownLimit,
  type ToolkitMessage,
} from "./frontmatter";
import type { Problem } from "../../../shared/problem";
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
  /** The field that distinguishes entries. */
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

/** Reads `content/api/limits.yml`: a list of known limits with unique ids. */
export function parseLimits(yaml: string, file: string): EntryList<KnownLimit> {
  return parseEntries(yaml, file, {
    schema: knownLimitSchema,
    key: "id",
    example: "- id: D1",
    duplicateFix: "give this one the next free number.",
  });
}

/** Reads `content/api/messages.yml`: the texts with which the toolkit complains, each once. */
export function parseMessages(yaml: string, file: string): EntryList<ToolkitMessage> {
  return parseEntries(yaml, file, {
    schema: toolkitMessageSchema,
    key: "message",
    example: "- message: No players",
    duplicateFix: "keep one of them.",
  });
}

/** The first entry that belongs before the one above it. */
function findLate<Entry>(
  { entries }: EntryList<Entry>,
  isLater: (before: Entry, entry: Entry) => boolean,
): { readonly index: number; readonly before: Entry; readonly entry: Entry } | undefined {
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    if (before !== undefined && isLater(before, entry)) return { index, before, entry };
  }
  return undefined;
}

/** Reads `content/reference/glossary.yml`: terms, each once, in alphabetical order. */
export function parseGlossary(yaml: string, file: string): EntryList<GlossaryTerm> {
  const list = parseEntries(yaml, file, {
    schema: glossaryTermSchema,
    key: "term",
    example: "- term: seat",
    duplicateFix: "keep one of them.",
  });
  const { entries, problems, fieldLine } = list;
  if (problems.length > 0) return list;
  const owners = new Map<string, string>();
  const taken = entries.flatMap(({ term, forms }, index) =>
    forms.flatMap((form) => {
      const owner = owners.get(form);
      owners.set(form, term);
      if (owner === undefined) return [];
      const what = `"${form}" is a form of "${owner}" and of "${term}".`;
      return [{ file, line: fieldLine([index, "forms"]), what, fix: "keep one of them." }];
    }),
  );
  const late = findLate(list, (before, term) => before.term > term.term);
  if (!late) return { ...list, problems: taken };
  const what = `"${late.entry.term}" comes after "${late.before.term}".`;
  const line = fieldLine([late.index, "term"]);
  return {
    ...list,
    problems: [...taken, { file, line, what, fix: "sort the terms alphabetically." }],
  };
}

const day = z
  .string()
  .refine(
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
    "a day such as 2026-11-23",
  );

const changeSchema = z.strictObject({
  /** The day on which readers see it. */
  date: day,
  /** A heading of the page, and the title in the feed. */
  title: z.string().min(5).max(80),
  /** Some sentences of plain text. */
  text: z.string().min(10),
  /** Route of the page to look at. */
  page: z.string().regex(/^\/[A-Za-z0-9/_-]*$/, "a route such as /game/flow"),
});

export type Change = z.infer<typeof changeSchema>;

/** Reads `content/changes/changes.yml`, newest change first. */
export function parseChanges(yaml: string, file: string): EntryList<Change> {
  const list = parseEntries(yaml, file, {
    schema: changeSchema,
    key: "title",
    example: "- date: 2026-11-23",
    duplicateFix: "write another title; it is a heading.",
  });
  const { problems, fieldLine } = list;
  if (problems.length > 0) return list;
  const late = findLate(list, (before, change) => before.date < change.date);
  if (!late) return list;
  const what = `"${late.entry.title}" is newer than the entry above it.`;
  const fix = "sort the entries, the newest first.";
  return { ...list, problems: [{ file, line: fieldLine([late.index, "date"]), what, fix }] };
}
