import { closestTo } from "../../shared/browser/closest";
import { listTypedCode } from "./nameElement";

/** What a reader does first, be it with a pointer, a finger or the keyboard. */
const SIGNS = ["pointerover", "pointerdown", "click", "focusin", "keydown"] as const;

/** Prepares the page that has arrived, once the cards are there. */
let prepareCards = (): void => undefined;

/** Where nothing has a card: the navbar, the search and other dialogs. */
const WITHOUT_CARDS = "header, dialog";

/** Loads the cards with the first sign of a reader; what they missed meanwhile is handed to them. */
function loadCardsWithReader(): void {
  const missed: Event[] = [];
  const onSign = (event: Event): void => {
    if (closestTo(event, WITHOUT_CARDS)) return;
    missed.push(event);
    if (missed.length > 1) return;
    import("./cards").then(
      (cards) => {
        for (const sign of SIGNS) document.removeEventListener(sign, onSign);
        prepareCards = cards.prepareCards;
        cards.startCards(missed);
      },
      // Without the network there are no cards; the next sign tries again.
      () => missed.splice(0),
    );
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
}

/** Gives every sample with types the button that leads the keyboard to its names. */
function addTypesButtons(): void {
  for (const figure of listTypedCode()) {
    const actions = figure.querySelector(".code-actions");
    if (!actions || actions.querySelector("[data-action=types]")) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["action"] = "types";
    button.textContent = "Types";
    const title = figure.querySelector("figcaption")?.textContent;
    const what = title ?? `${figure.dataset["language"] ?? ""} code`;
    button.setAttribute("aria-label", `Types of names: ${what}. Arrow keys go from name to name`);
    actions.prepend(button);
  }
}

/** Adds behavior to links and names in samples by listeners on the document; called once. */
export function startLinks(): void {
  loadCardsWithReader();
}

/** Prepares the page that has just arrived. */
export function arriveAtLinks(): void {
  addTypesButtons();
  prepareCards();
}
