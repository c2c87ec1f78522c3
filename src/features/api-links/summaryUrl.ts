/**
 * The address in the summary file of a link on this site: route and anchor, the anchor in lower case.
 * Undefined for a link that leads to no symbol.
 */
export function summaryUrl(route: string, hash: string): string | undefined {
  if (route.startsWith("/api/classes/")) return route + hash.toLowerCase();
  return route === "/api/modules" && hash !== "" ? route + hash.toLowerCase() : undefined;
}
