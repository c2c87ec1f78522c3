import { knownLimitSchema, type KnownLimit } from "./frontmatter";
import { parseEntries, type EntryList } from "./entryList";

/** Reads `content/api/limits.yml`: a list of known limits with unique ids. */
export function parseLimits(yaml: string, file: string): EntryList<KnownLimit> {
  return parseEntries(yaml, file, {
    schema: knownLimitSchema,
    key: "id",
    example: "- id: D1",
    duplicateFix: "give this one the next free number.",
  });
}
