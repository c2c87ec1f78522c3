import { findSummary, SUMMARY_FILE, type Summary } from "../../shared/api/summaryFile";
import { SYMBOL_CARD } from "../../shared/contracts/siteIds";
import { findTypedCode } from "./nameElement";
import { loadOnce } from "./loadOnce";
import { placeCard } from "./placeCard";
import { markNames } from "./typedCode";
import * as styles from "./SymbolCard.module.css";

/** Whether something is a part of the card. */
export function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${SYMBOL_CARD}`) !== null;
}

/** Whether the card is shown at this link, which it then describes. */
export function hasCard(link: HTMLElement): boolean {
  return link.getAttribute("aria-describedby") === SYMBOL_CARD;
}

/** Takes the card away from its link. */
export function hideCard(link: HTMLElement): void {
  if (!hasCard(link)) return;
  link.removeAttribute("aria-describedby");
  const card = document.getElementById(SYMBOL_CARD);
  if (card) card.hidden = true;
}

function make(tag: string, className: string | undefined, text: string): HTMLElement {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  element.textContent = text;
  return element;
}

/** The one card of the document; made when it is first needed. */
function findCard(): HTMLElement {
  const existing = document.getElementById(SYMBOL_CARD);
  if (existing) return existing;
  const card = make("div", styles["card"], "");
  card.id = SYMBOL_CARD;
  card.setAttribute("role", "tooltip");
  card.hidden = true;
  // Inside a landmark, where a screen reader that goes from part to part meets it.
  (document.querySelector("main") ?? document.body).append(card);
  return card;
}

function navbarHeight(): number {
  return document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
}

/** What the reference says of a symbol or term; a type that it has here is shown instead of its signature. */
function summaryParts(
  { kind, name, signature, summary }: Summary,
  type: string | undefined,
): HTMLElement[] {
  const head = make("p", styles["head"], "");
  head.append(
    make("strong", undefined, name.replace("#", ".")),
    " ",
    make("span", undefined, kind),
  );
  const code = type ?? signature;
  return [
    head,
    ...(code === "" ? [] : [make("code", styles["signature"], code)]),
    ...(summary === "" ? [] : [make("p", undefined, summary)]),
  ];
}

/** Shows the card at a link or a name, and describes it by the card. */
function showCard(link: HTMLElement, parts: readonly HTMLElement[]): void {
  const card = findCard();
  card.replaceChildren(...parts);
  card.hidden = false;
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const view = { width: clientWidth, height: clientHeight, top: Math.max(0, navbarHeight()) };
  const { left, top } = placeCard(link.getBoundingClientRect(), { width, height }, view);
  card.style.insetInlineStart = `${String(left + window.scrollX)}px`;
  card.style.insetBlockStart = `${String(top + window.scrollY)}px`;
  link.setAttribute("aria-describedby", SYMBOL_CARD);
}

/**
 * Shows what the symbol of this address is, and in a sample which type the name has there, once that is
 * known and if the reader still wants to know. Without an address there is only the type.
 */
export async function openCard(
  subject: HTMLElement,
  address: string | undefined,
  isWanted: () => boolean,
): Promise<void> {
  const figure = findTypedCode(subject);
  const [summaries] = await Promise.all([
    address === undefined ? undefined : loadOnce(SUMMARY_FILE),
    figure && markNames(figure),
  ]);
  if (!isWanted() || !subject.isConnected) return;
  const symbol = address === undefined ? undefined : findSummary(summaries, address);
  const type = subject.dataset["type"];
  if (symbol) showCard(subject, summaryParts(symbol, type));
  else if (type !== undefined) showCard(subject, [make("code", styles["type"], type)]);
}
