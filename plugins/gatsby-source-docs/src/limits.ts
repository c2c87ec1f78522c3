import { parse as parseYaml } from "yaml";
import { knownLimitSchema, parseFields, type KnownLimit } from "../../../src/lib/frontmatter";
import type { Problem } from "../../../src/lib/problem";

/** Reads `content/api/limits.yml`: a list of known limits with unique ids. */
export function parseLimits(
  yaml: string,
  file: string,
): { readonly limits: readonly KnownLimit[]; readonly problems: readonly Problem[] } {
  let entries: unknown;
  try {
    entries = parseYaml(yaml);
  } catch (error) {
    const what = `no valid YAML: ${error instanceof Error ? error.message : String(error)}`;
    return { limits: [], problems: [{ file, what }] };
  }
  if (!Array.isArray(entries)) {
    return {
      limits: [],
      problems: [{ file, what: "the file holds no list.", fix: "write `- id: D1` entries." }],
    };
  }
  const parsed = entries.map((entry: unknown) => parseFields(knownLimitSchema, entry, file));
  const limits = parsed.flatMap(({ fields }) => fields ?? []);
  const duplicates = limits.filter(
    ({ id }, index) => limits.findIndex((other) => other.id === id) !== index,
  );
  return {
    limits,
    problems: [
      ...parsed.flatMap(({ problems }) => problems),
      ...duplicates.map(({ id }) => ({ file, what: `two entries have the id "${id}".` })),
    ],
  };
}
