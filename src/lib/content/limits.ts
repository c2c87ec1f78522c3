import { readYaml } from "./readYaml";
import { knownLimitSchema, parseFields, type FieldLine, type KnownLimit } from "../frontmatter";
import type { Problem } from "../problem";

/** What stands in the file. */
export interface ParsedLimits {
  readonly limits: readonly KnownLimit[];
  readonly problems: readonly Problem[];
  /** Line of an entry, for what is found wrong later. */
  readonly fieldLine: FieldLine;
}

/** Reads `content/api/limits.yml`: a list of known limits with unique ids. */
export function parseLimits(yaml: string, file: string): ParsedLimits {
  const { data: entries, problems: faults, fieldLine } = readYaml(yaml, file);
  if (faults.length > 0) return { limits: [], problems: faults, fieldLine };
  if (!Array.isArray(entries)) {
    return {
      limits: [],
      fieldLine,
      problems: [{ file, what: "the file holds no list.", fix: "write `- id: D1` entries." }],
    };
  }
  const ids = new Set<string>();
  const limits: KnownLimit[] = [];
  const problems: Problem[] = [];
  for (const [index, entry] of (entries as unknown[]).entries()) {
    const parsed = parseFields(knownLimitSchema, entry, {
      file,
      fieldLine: (path) => fieldLine([index, ...path]),
    });
    problems.push(...parsed.problems);
    if (!parsed.fields) continue;
    const { id } = parsed.fields;
    if (ids.has(id)) {
      const what = `two entries have the id "${id}".`;
      const fix = "give this one the next free number.";
      problems.push({ file, line: fieldLine([index, "id"]), what, fix });
    } else limits.push(parsed.fields);
    ids.add(id);
  }
  return { limits, problems, fieldLine };
}
