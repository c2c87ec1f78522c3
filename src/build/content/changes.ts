import { z } from "zod";
import { parseEntries, type EntryList } from "./entryList";

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

/** Something new in the documentation. */
export type Change = z.infer<typeof changeSchema>;

/** Reads `content/changes/changes.yml`, newest change first. */
export function parseChanges(yaml: string, file: string): EntryList<Change> {
  const list = parseEntries(yaml, file, {
    schema: changeSchema,
    key: "title",
    example: "- date: 2026-11-23",
    duplicateFix: "write another title; it is a heading.",
  });
  const { entries, problems, fieldLine } = list;
  if (problems.length > 0) return list;
  const late = entries.findIndex(({ date }, index) => date > (entries[index - 1]?.date ?? date));
  if (late < 0) return list;
  const what = `"${entries[late]?.title ?? ""}" is newer than the entry above it.`;
  const fix = "sort the entries, the newest first.";
  return { ...list, problems: [{ file, line: fieldLine([late, "date"]), what, fix }] };
}
