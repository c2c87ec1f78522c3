/** For files whose name changes with their content. */
export const CACHE_FOREVER = "public, max-age=31536000, immutable";

/** For everything else: cached, but revalidated each time. */
export const CACHE_CHECKED = "public, max-age=0, must-revalidate";

/**
 * Paths below the root whose name contains a hash of the content: webpack's chunks, styles and media, and the
 * two search files. Diagrams are not among them: their hash is that of their source, and a newer Mermaid
 * draws the same source differently. The samples in deploy/ hold the same pattern.
 */
const HASHED =
  /^\/(?:[^/]+-[0-9a-f]{20}\.js|styles\.[0-9a-f]{20}\.css|(?:search-doc|lunr-index)-[0-9a-f]{32}\.json|static\/(?:[^/]+-)?[0-9a-f]{20,32}[./].+)$/;

/** Whether a file of the deployable folder never changes under its name. */
export function isHashedFile(file: string): boolean {
  return HASHED.test(`/${file}`);
}
