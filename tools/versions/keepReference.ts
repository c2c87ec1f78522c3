import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * What the reference is made from and searched with, and the page about this site, which every footer
 * links to.
 */
const KEPT = [
  "content/accessibility",
  "content/api",
  "content/asks.yml",
  "content/reference",
  "content/synonyms.yml",
];

/**
 * Of these, what was observed in the version installed here, and leads to its guides: another one has other
 * limits, messages and words.
 */
const OBSERVED = [
  "content/api/limits.yml",
  "content/api/messages.yml",
  "content/reference/glossary.mdx",
  "content/reference/glossary.yml",
  "content/reference/limits.mdx",
  "content/reference/messages.mdx",
];

/** Pictures of what is not kept. */
const PICTURES = ["static/diagrams", "static/pictures"];

/** Removes the guides, games and everything that belongs to them from a copy of the project. */
export function keepReference(copy: string): void {
  const content = readdirSync(path.join(copy, "content"))
    .map((name) => `content/${name}`)
    .filter((name) => !KEPT.includes(name));
  for (const each of [...content, ...OBSERVED, ...PICTURES]) {
    rmSync(path.join(copy, each), { recursive: true, force: true });
  }
}
