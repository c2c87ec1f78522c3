import { findSummary, type SymbolSummary } from "../../lib/api/summaryFile";
import { CARD_ID } from "./cardLink";
import { loadSummaries } from "./loadSummaries";
import { placeCard } from "./placeCard";
import * as styles from "./SymbolCard.module.css";

function make(tag: string, className: string | undefined, text: string): HTMLElement {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  element.textContent = text;
  return element;
}

/** The one card of the document; made when it is first needed. */
function findCard(): HTMLElement {
  const existing = document.getElementById(CARD_ID);
  if (existing) return existing;
  const card = make("div", styles["card"], "");
  card.id = CARD_ID;
  card.setAttribute("role", "tooltip");
  card.hidden = true;
  document.body.append(card);
  return card;
}

function navbarHeight(): number {
  return document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
}

/** Shows the card at a link, and describes the link by it. */
function showCard(link: HTMLElement, symbol: SymbolSummary): void {
  const card = findCard();
  const { kind, name, signature, summary } = symbol;
  const head = make("p", styles["head"], "");
  head.append(
    make("strong", undefined, name.replace("#", ".")),
    " ",
    make("span", undefined, kind),
  );
  const parts = [head, make("code", styles["signature"], signature)];
  card.replaceChildren(...parts, ...(summary === "" ? [] : [make("p", undefined, summary)]));
  card.hidden = false;
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const view = { width: clientWidth, height: clientHeight, top: Math.max(0, navbarHeight()) };
  const { left, top } = placeCard(link.getBoundingClientRect(), { width, height }, view);
  card.style.insetInlineStart = `${String(left + window.scrollX)}px`;
  card.style.insetBlockStart = `${String(top + window.scrollY)}px`;
  link.setAttribute("aria-describedby", CARD_ID);
}

/**
 * Shows what the symbol of this address is, once that is known and if the reader still wants to know.
 */
export async function openCard(
  link: HTMLElement,
  address: string,
  isWanted: () => boolean,
): Promise<void> {
  const symbol = findSummary(await loadSummaries(), address);
  if (symbol && isWanted() && link.isConnected) showCard(link, symbol);
}
