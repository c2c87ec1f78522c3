import { GLOSSARY_ROUTE } from "../../shared/api/summaryFile";
import { isComposing } from "../../shared/browser/keys";
import { stripPrefix } from "../../shared/prefix";
import { hasCard, hideCard, isInCard, openCard } from "./cardElement";
import { findName, findTypedCode, namesIn } from "./nameElement";
import { initRovingTabindex, startRovingFocus } from "./rovingFocus";
import { markNames } from "./typedCode";

/** ms the pointer rests on a link before its card shows. */
const OPEN_DELAY = 250;
/** ms for the pointer to get from the link onto the card (WCAG 1.4.13). */
const CLOSE_DELAY = 250;

/** The link or name that has the card, or is about to get it. */
let current: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The address in the summary file of a link on this site: route and anchor, the anchor in lower case.
 * Undefined for a link that leads to no symbol and no term.
 */
export function summaryUrl(route: string, hash: string): string | undefined {
  if (route.startsWith("/api/classes/")) return route + hash.toLowerCase();
  const isList = route === "/api/modules" || route === GLOSSARY_ROUTE;
  return isList && hash !== "" ? route + hash.toLowerCase() : undefined;
}

function addressOf(element: HTMLElement): string | undefined {
  if (!(element instanceof HTMLAnchorElement)) return undefined;
  if (element.origin !== window.location.origin) return undefined;
  const route = stripPrefix(element.pathname, __PATH_PREFIX__);
  return route === undefined ? undefined : summaryUrl(route, element.hash);
}

/** A link in the text that leads to a symbol; an index says itself what its links lead to. */
function findLink(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest("main .prose a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.matches(".anchor") || link.closest("[data-no-cards]")) return undefined;
  return addressOf(link) === undefined ? undefined : link;
}

/** What a card can explain: a link to a symbol, or a name whose type is known. */
function findSubject(target: EventTarget | null): HTMLElement | undefined {
  return findLink(target) ?? findName(target);
}

/** Takes the card away. */
function closeCard(): void {
  clearTimeout(timer);
  if (current) hideCard(current);
  current = undefined;
}

async function open(subject: HTMLElement): Promise<void> {
  try {
    await openCard(subject, addressOf(subject), () => subject === current);
  } catch {
    // Without the network there is no card; a link still leads on.
  }
}

function openSoon(subject: HTMLElement, delay: number): void {
  clearTimeout(timer);
  if (subject === current && hasCard(subject)) return;
  closeCard();
  current = subject;
  timer = setTimeout(() => void open(subject), delay);
}

function closeSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(closeCard, CLOSE_DELAY);
}

/** What Escape has closed stays closed until the pointer leaves the link. */
let dismissed: HTMLElement | undefined;

/** Where the pointer is, so that a name is found under one that rests while types arrive. */
let pointer: MouseEvent | undefined;

/** Prepares the names of a sample, and opens the card of the one that the pointer has come to meanwhile. */
async function prepareNames(figure: HTMLElement): Promise<void> {
  await markNames(figure);
  const under = pointer && document.elementFromPoint(pointer.clientX, pointer.clientY);
  const name = findName(under ?? null);
  if (name && figure.contains(name) && name !== current) openSoon(name, OPEN_DELAY);
}

const prepared = new WeakSet<HTMLElement>();

function onPointerOver(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  pointer = event;
  const figure = findTypedCode(event.target);
  if (figure && !prepared.has(figure)) {
    prepared.add(figure);
    void prepareNames(figure);
  }
  const subject = findSubject(event.target);
  if (subject !== dismissed) dismissed = undefined;
  if (subject && subject !== dismissed) openSoon(subject, OPEN_DELAY);
  else if (isInCard(event.target)) clearTimeout(timer);
  else if (current && current !== document.activeElement) closeSoon();
}

/** Whether a finger made the last click; not every browser says so with the click. */
let isTouch = false;

/** What had the card, or was about to get it, when the pointer went down: a focus may follow. */
let pressedOn: HTMLElement | undefined;

function onPointerDown(event: PointerEvent): void {
  isTouch = event.pointerType === "touch";
  pressedOn = current;
}

/**
 * A finger asks for the type of a name that leads nowhere, and by its first tap for what a term means. Any other
 * link is followed.
 */
function onClick(event: MouseEvent): void {
  if (!isTouch || isInCard(event.target)) return;
  const link = findLink(event.target);
  if (link?.matches(".term") && link !== pressedOn) {
    event.preventDefault();
    openSoon(link, 0);
    return;
  }
  closeCard();
  const figure = findTypedCode(event.target);
  if (!figure || link) return;
  pointer = event;
  void prepareNames(figure);
}

function onFocusIn(event: FocusEvent): void {
  const subject = findSubject(event.target);
  // A click or a tap also moves the focus, but is no wish to know more.
  if (subject?.matches(":focus-visible")) openSoon(subject, 0);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !current || isComposing(event)) return;
  dismissed = current;
  closeCard();
}

function onPointerGone(): void {
  if (current && current !== document.activeElement) closeSoon();
}

/** How far each arrow key goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

async function goToFirst(figure: HTMLElement): Promise<void> {
  await markNames(figure);
  const [name] = namesIn(figure);
  name?.focus();
  // A click moves the focus without showing it; the reader has asked for the card all the same.
  if (name) openSoon(name, 0);
}

/** Leads from the button of a sample to its first name. */
function onTypesClick(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("[data-action=types]");
  const figure = button ? button.closest("figure") : null;
  // Without the network the button does nothing; the code is there.
  if (figure) void goToFirst(figure).catch(() => undefined);
}

/** Leads from one name of a sample to the next, as far as there is one. */
function onNameKey(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const name = findName(document.activeElement);
  const figure = findTypedCode(name ?? null);
  if (step === undefined || !name || !figure || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const names = namesIn(figure).filter((each) => !each.closest("details:not([open])"));
  const next = names[names.indexOf(name) + step];
  event.preventDefault();
  next?.focus();
}

const LISTENERS: Readonly<Record<string, readonly ((event: never) => void)[]>> = {
  pointerover: [onPointerOver],
  pointerdown: [onPointerDown],
  click: [onClick, onTypesClick],
  focusin: [onFocusIn],
  focusout: [closeCard],
  keydown: [onKeyDown, onNameKey],
};

/** Prepares the page that has just arrived: no card, and one stop of the Tab key for the links of a block. */
export function prepareCards(): void {
  closeCard();
  initRovingTabindex();
}

/**
 * Shows what a symbol or a name is where a pointer rests on it or the keyboard reaches it. Called once;
 * `missed` is what has happened since the reader's first sign, in its order.
 */
export function startCards(missed: readonly Event[]): void {
  for (const [name, listeners] of Object.entries(LISTENERS)) {
    // Before a link is followed.
    const options = { capture: name === "click" };
    for (const listener of listeners)
      document.addEventListener(name, listener as EventListener, options);
  }
  document.documentElement.addEventListener("pointerleave", onPointerGone);
  startRovingFocus();
  initRovingTabindex();
  for (const event of missed) {
    for (const listener of LISTENERS[event.type] ?? []) (listener as EventListener)(event);
  }
}
