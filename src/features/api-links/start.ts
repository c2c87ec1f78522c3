import { onCopyClick } from "./copy";
import { repairHash } from "./hash";
import { closeCard, startSymbolCards } from "./symbolCard";

/** Brings links to symbols and copy buttons to life by listeners on the document; called once. */
export function startLinks(): void {
  startSymbolCards();
  document.addEventListener("click", onCopyClick);
  window.addEventListener("hashchange", repairHash);
}

/** Prepares the page that has just arrived. */
export function arriveAtLinks(): void {
  closeCard();
  repairHash();
}
