import { z } from "zod";

/** What each published version changed; `npm run make versions` writes it. */
export const VERSION_TABLE = "content/api/versions.json";

/** Names are those of the reference: `createGame`, or `Action#chooseFrom` for a member. */
const names = z.array(z.string()).default([]);

const releaseSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "a released version such as 0.2.14"),
  /** The day of the newest file of its package. */
  published: z.iso.date(),
  added: names,
  removed: names,
  /** The signature before and after, without their common beginning and end. */
  changed: z.record(z.string(), z.tuple([z.string(), z.string()])).default({}),
  /** Members that a class has declared itself since then, and where they came from before. */
  moved: z.record(z.string(), z.string()).default({}),
});

const tableSchema = z.array(releaseSchema).min(1);

/** What one published version changed; the first one has added everything. */
export type Release = z.infer<typeof releaseSchema>;

/** Parses the table of versions, oldest first. Throws an Error that says what is wrong with it. */
export function parseVersionTable(json: string): readonly Release[] {
  const result = tableSchema.safeParse(JSON.parse(json));
  if (result.success) return result.data;
  throw new Error(z.prettifyError(result.error));
}

/** The published version that brought each name in the last version. */
export function findSince(releases: readonly Release[]): ReadonlyMap<string, string> {
  const since = new Map<string, string>();
  for (const { version, added, removed, moved } of releases) {
    for (const [name, from] of Object.entries(moved)) since.set(name, since.get(from) ?? version);
    for (const name of removed) since.delete(name);
    for (const name of added) since.set(name, version);
  }
  return since;
}

/** Month and year of a day: `2025-02-17` → `February 2025`. */
export const toMonth = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Compares versions by their numbers: negative when the first one is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  const parts = [0, 1, 2].map((index) => (left?.[index] ?? 0) - (right?.[index] ?? 0));
  return parts.find((difference) => difference !== 0) ?? 0;
}
