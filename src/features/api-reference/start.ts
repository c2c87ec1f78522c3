import { onCopyClick } from "./copy";
import { repairHash } from "./hash";
import { closeCard, startSymbolCards } from "./symbolCard";

/** Brings links and buttons of the reference to life by listeners on the document; called once. */
export function startReference(): void {
  startSymbolCards();
  document.addEventListener("click", onCopyClick);
  window.addEventListener("hashchange", repairHash);
}

/** Prepares the page that has just arrived. */
export function arriveAtReference(): void {
  closeCard();
  repairHash();
}
