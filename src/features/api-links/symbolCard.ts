import { summaryUrl } from "../../lib/api/summaryUrl";
import { stripPrefix } from "../../lib/prefix";
import { hasCard, hideCard, isInCard } from "./cardLink";

/** ms the pointer rests on a link before its card shows. */
const OPEN_DELAY = 250;
/** ms for the pointer to get from the link onto the card (WCAG 1.4.13). */
const CLOSE_DELAY = 250;

/** The link that has the card, or is about to get it. */
let current: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function addressOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin) return undefined;
  const route = stripPrefix(link.pathname, __PATH_PREFIX__);
  return route === undefined ? undefined : summaryUrl(route, link.hash);
}

/** A link in the text that leads to a symbol; an index says itself what its links lead to. */
function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("main .prose a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.matches(".anchor") || link.closest("[data-no-cards]")) return undefined;
  return addressOf(link) === undefined ? undefined : link;
}

/** Takes the card away. */
export function closeCard(): void {
  clearTimeout(timer);
  if (current) hideCard(current);
  current = undefined;
}

async function open(link: HTMLAnchorElement): Promise<void> {
  try {
    const { openCard } = await import("./cardElement");
    await openCard(link, addressOf(link) ?? "", () => link === current);
  } catch {
    // Without the network there is no card; the link still leads on.
  }
}

function openSoon(link: HTMLAnchorElement, delay: number): void {
  clearTimeout(timer);
  if (link === current && hasCard(link)) return;
  closeCard();
  current = link;
  timer = setTimeout(() => void open(link), delay);
}

function closeSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(closeCard, CLOSE_DELAY);
}

/** What Escape has closed stays closed until the pointer leaves the link. */
let dismissed: HTMLAnchorElement | undefined;

function onPointerOver(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  const link = findLink(event.target);
  if (link !== dismissed) dismissed = undefined;
  if (link && link !== dismissed) openSoon(link, OPEN_DELAY);
  else if (isInCard(event.target)) clearTimeout(timer);
  else if (current && current !== document.activeElement) closeSoon();
}

function onFocusIn(event: FocusEvent): void {
  const link = findLink(event.target);
  // A click or a tap also moves the focus, but says nothing of wanting to know more.
  if (link?.matches(":focus-visible")) openSoon(link, 0);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !current) return;
  dismissed = current;
  closeCard();
}

/** Shows what a linked symbol is where a pointer rests on it or the keyboard reaches it. */
export function startSymbolCards(): void {
  document.addEventListener("pointerover", onPointerOver, { passive: true });
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", closeCard);
  document.addEventListener("keydown", onKeyDown);
  document.documentElement.addEventListener("pointerleave", () => {
    if (current && current !== document.activeElement) closeSoon();
  });
}
