import { findTarget, readAnchor } from "../../shared/browser/findTarget";
import { LEADS_ON } from "../../shared/contracts/leadsOn";

/**
 * Leads a reader whose address names an old anchor on to where the answer is now, and one in the wrong case, such as
 * `#chooseOnBoard`, to the one that exists; Back skips what was wrong. Without scripts readers of old anchors see a link
 * to that place.
 */
export function leadOn(location: Pick<Location, "hash" | "replace">): void {
  const { hash } = location;
  const target = findTarget(hash);
  // Ids of the reference are in lower case, whatever case an address has.
  const meant = target ?? document.getElementById(readAnchor(hash).toLowerCase());
  const link = meant?.closest(`[${LEADS_ON}] [id]`)?.querySelector("a");
  if (link) location.replace(link.href);
  // The browser goes there itself, so that `:target` and the scroll position are right.
  else if (meant && !target) location.replace(`#${encodeURIComponent(meant.id)}`);
}
