import { onCopyClick } from "./copy";
import { repairHash } from "./hash";
import { addTypesButtons } from "./typesButton";

/** What a reader does first, be it with a pointer, a finger or the keyboard. */
const SIGNS = ["pointerover", "pointerdown", "click", "focusin", "keydown"] as const;

let closeCard = (): void => undefined;

/** Loads the cards with the first sign of a reader; what they missed meanwhile is handed to them. */
function loadCardsWithReader(): void {
  const missed: Event[] = [];
  const onSign = (event: Event): void => {
    missed.push(event);
    if (missed.length > 1) return;
    import("./cards").then(
      (cards) => {
        for (const sign of SIGNS) document.removeEventListener(sign, onSign);
        closeCard = cards.closeCard;
        cards.startCards(missed);
      },
      // Without the network there are no cards; the next sign tries again.
      () => missed.splice(0),
    );
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
}

/**
 * Brings links to symbols, names in samples and copy buttons to life by listeners on the document;
 * called once.
 */
export function startLinks(): void {
  loadCardsWithReader();
  document.addEventListener("click", onCopyClick);
  window.addEventListener("hashchange", repairHash);
}

/** Prepares the page that has just arrived. */
export function arriveAtLinks(): void {
  closeCard();
  addTypesButtons();
  repairHash();
}
