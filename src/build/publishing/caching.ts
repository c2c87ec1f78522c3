/** For files whose name changes with their content. */
export const CACHE_FOREVER = "public, max-age=31536000, immutable";

/** For all else: kept, but asked for again each time (reliability case H02). */
export const CACHE_CHECKED = "public, max-age=0, must-revalidate";

/**
 * Paths below the root whose name holds a hash of the content: webpack's chunks, styles and media, and
 * the two files of the search. Diagrams are not among them: their hash is that of their source, and a
 * newer Mermaid draws the same source anew. The samples in deploy/ hold the same pattern.
 */
const HASHED =
  /^\/(?:[^/]+-[0-9a-f]{20}\.js|styles\.[0-9a-f]{20}\.css|(?:search-doc|lunr-index)-[0-9a-f]{32}\.json|static\/(?:[^/]+-)?[0-9a-f]{20,32}[./].+)$/;

/** Whether a file of the deployable folder never changes under its name. */
export function isHashedFile(file: string): boolean {
  return HASHED.test(`/${file}`);
}
