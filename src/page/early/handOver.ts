import { APP_EXPECTED, isAppExpected } from "../../shared/browser/appExpected";
import { closestTo } from "../../shared/browser/closest";
import { closeSearchField, findSearchField, SEARCH_BOX } from "../../shared/browser/searchField";

/** What works without React. */
const STATIC = "[data-action], [role=tab], dialog *";

/** Marks what was clicked and waits, so that the pointer can say so. */
const WAITING = "data-waiting";

/** ms that a reader who has asked for something waits for the app before a notice says so. */
const PATIENCE_MS = 10_000;

/** Clicks that only the app carries out, by what is clicked. */
interface HandedOver {
  readonly selector: string;
  /** What the page does at once. */
  readonly answer: (element: HTMLElement) => void;
  /** Whether the app gets the click when it is there. */
  readonly isWanted: (element: HTMLElement) => boolean;
}

interface Answers {
  readonly openSearch: () => void;
  /** Called with each button whose click waits. */
  readonly onKept: (button: HTMLElement) => void;
  /** Called when the app fails, and when the reader has waited for it for long. */
  readonly onMissing: () => void;
}

/** What the page hands to the app; the first that fits counts. */
const listHandedOver = ({ openSearch, onKept }: Answers): readonly HandedOver[] => [
  {
    selector: SEARCH_BOX,
    answer: openSearch,
    // The reader may have closed the field. If not, the dialog takes its place and its text.
    isWanted: () => findSearchField() !== undefined,
  },
  {
    selector: "*",
    answer: (element) => {
      element.toggleAttribute(WAITING, true);
      onKept(element);
    },
    // Hydration may have put another one in its place.
    isWanted: ({ isConnected }) => isConnected,
  },
];

/** Tells the app where the pointer and the focus are: it missed the events that put them there. */
function repeatPresence(): void {
  const hovered = [...document.querySelectorAll(":hover")].at(-1);
  hovered?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/**
 * Keeps every click on a button of React until the page is hydrated, which the signal says. Offline, it keeps clicks on
 * links: the app says that there is no network, where the browser would replace the page. On a page whose app fails,
 * nothing is kept any longer. Returns a function that hands what was kept to the app, in its order.
 */
export function keepClicks(signal: AbortSignal, answers: Answers): () => void {
  const handedOver = listHandedOver(answers);
  const kept: (readonly [HTMLElement, HandedOver])[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onClick = (event: Event): void => {
    const clicked = closestTo(event, navigator.onLine ? "button" : "a, button");
    const entry = handedOver.find(({ selector }) => clicked?.matches(selector));
    if (!clicked || !entry || clicked.matches(STATIC) || !isAppExpected()) return;
    event.preventDefault();
    timer ??= setTimeout(answers.onMissing, PATIENCE_MS);
    entry.answer(clicked);
    kept.push([clicked, entry]);
  };
  document.addEventListener("click", onClick, { capture: true, signal });
  const failure = new MutationObserver(() => {
    clearTimeout(timer);
    answers.onMissing();
  });
  failure.observe(document.documentElement, { attributeFilter: [APP_EXPECTED] });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    failure.disconnect();
  });
  return () => {
    repeatPresence();
    for (const [element, { isWanted }] of kept) {
      element.removeAttribute(WAITING);
      if (isWanted(element)) element.click();
    }
    // A page that has crashed has no search.
    if (!document.querySelector(SEARCH_BOX)) closeSearchField();
  };
}
