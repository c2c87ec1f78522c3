import { closestTo } from "../../shared/browser/closest";
import { copyText } from "../../shared/browser/copyText";
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

/** Copies what a button of the reference offers: a text, or the absolute address of an anchor. */
function onCopyClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (!(button instanceof HTMLElement)) return;
  const text = button.dataset["copy"] ?? "";
  const isAnchor = text.startsWith("#");
  const { origin, pathname } = window.location;
  const copied = isAnchor ? origin + pathname + text : text;
  const instead = isAnchor ? "copy the address of the # link" : "select the text instead";
  void copyText(button, copied, instead);
}

/** The id that the address asks for; a malformed `%` stays as it is. */
function wantedId(): string {
  const id = window.location.hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Leads an anchor in the wrong case, such as `#chooseOnBoard`, to the one that exists. The browser
 * goes there itself, so that `:target` and the scroll position are right, and Back skips the mistake.
 */
function repairHash(): void {
  const id = wantedId();
  const lower = id.toLowerCase();
  if (id === lower || document.getElementById(id)) return;
  if (document.getElementById(lower)) window.location.replace(`#${encodeURIComponent(lower)}`);
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

/** Adds behavior to links, names in samples and copy buttons by listeners on the document; called once. */
export function startLinks(): void {
  loadCardsWithReader();
  document.addEventListener("click", onCopyClick);
  window.addEventListener("hashchange", repairHash);
}

/** Prepares the page that has just arrived. */
export function arriveAtLinks(): void {
  addTypesButtons();
  prepareCards();
  repairHash();
}
