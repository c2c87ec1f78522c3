import { LEADS_ON } from "../shared/contracts/leadsOn";

/** The element with an id; ids of the reference are in lower case, whatever case an address has. */
const find = (id: string): HTMLElement | null =>
  document.getElementById(id) ?? document.getElementById(id.toLowerCase());

/**
 * Leads a reader whose address names an old anchor on to where the answer is now; Back skips the old one. Without
 * scripts they see a link to that place.
 */
export function leadOn(location: Pick<Location, "hash" | "replace">): void {
  const link = find(location.hash.slice(1))?.closest(`[${LEADS_ON}] [id]`)?.querySelector("a");
  if (link) location.replace(link.href);
}
