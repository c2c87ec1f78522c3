import type { SymbolSummary } from "../../lib/api/summaryFile";
import { placeCard } from "./placeCard";
import * as styles from "./SymbolCard.module.css";

const ID = "symbol-card";

function make(tag: string, className: string | undefined, text: string): HTMLElement {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  element.textContent = text;
  return element;
}

/** The one card of the document; made when it is first needed. */
function findCard(): HTMLElement {
  const existing = document.getElementById(ID);
  if (existing) return existing;
  const card = make("div", styles["card"], "");
  card.id = ID;
  card.setAttribute("role", "tooltip");
  card.hidden = true;
  document.body.append(card);
  return card;
}

/** Whether something is a part of the card. */
export function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${ID}`) !== null;
}

function navbarHeight(): number {
  return document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
}

/** Shows the card of a symbol at a link, and describes the link by it. */
export function showCard(link: HTMLElement, symbol: SymbolSummary): void {
  const card = findCard();
  const { kind, name, signature, summary } = symbol;
  const head = make("p", styles["head"], "");
  head.append(make("strong", undefined, name.replace("#", ".")), " ", make("span", undefined, kind));
  const parts = [head, make("code", styles["signature"], signature)];
  card.replaceChildren(...parts, ...(summary === "" ? [] : [make("p", undefined, summary)]));
  card.hidden = false;
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const view = { width: clientWidth, height: clientHeight, top: Math.max(0, navbarHeight()) };
  const { left, top } = placeCard(link.getBoundingClientRect(), { width, height }, view);
  card.style.insetInlineStart = `${String(left + window.scrollX)}px`;
  card.style.insetBlockStart = `${String(top + window.scrollY)}px`;
  link.setAttribute("aria-describedby", ID);
}

/** Whether the card is shown at this link. */
export function hasCard(link: HTMLElement): boolean {
  return link.getAttribute("aria-describedby") === ID;
}

/** Takes the card away from its link. */
export function hideCard(link: HTMLElement): void {
  if (!hasCard(link)) return;
  link.removeAttribute("aria-describedby");
  findCard().hidden = true;
}
