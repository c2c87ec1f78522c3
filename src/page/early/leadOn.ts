import { findTarget } from "../../shared/browser/findTarget";
import { LEADS_ON } from "../../shared/contracts/leadsOn";

/**
 * Leads a reader whose address names an old anchor on to where the answer is now; Back skips the old one. Without
 * scripts they see a link to that place.
 */
export function leadOn(location: Pick<Location, "hash" | "replace">): void {
  // Ids of the reference are in lower case, whatever case an address has.
  const target = findTarget(location.hash) ?? findTarget(location.hash.toLowerCase());
  const link = target?.closest(`[${LEADS_ON}] [id]`)?.querySelector("a");
  if (link) location.replace(link.href);
}
