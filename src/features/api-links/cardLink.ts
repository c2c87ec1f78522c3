/** Id of the one card of the document. */
export const CARD_ID = "symbol-card";

/** Whether something is a part of the card. */
export function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${CARD_ID}`) !== null;
}

/** Whether the card is shown at this link, which it then describes. */
export function hasCard(link: HTMLElement): boolean {
  return link.getAttribute("aria-describedby") === CARD_ID;
}

/** Takes the card away from its link. */
export function hideCard(link: HTMLElement): void {
  if (!hasCard(link)) return;
  link.removeAttribute("aria-describedby");
  const card = document.getElementById(CARD_ID);
  if (card) card.hidden = true;
}
