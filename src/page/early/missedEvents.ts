import { closestTo } from "../../shared/browser/closest";
import { closeSearchField, findSearchField } from "../../shared/browser/searchField";
import { asksForSearch } from "../../shared/browser/searchKeys";

/** Buttons that work without React. */
const STATIC = "[data-action], [role=tab], dialog *";

/** The button that opens the search. */
const SEARCH = "[aria-haspopup=dialog]";

/** Marks a button whose click waits, so that the pointer can say so. */
const WAITING = "data-waiting";

/** Says that the app can come. `src/page/boot/boot.js` removes it when a script of it does not come, `expectApp` when one fails. */
const APP_EXPECTED = "data-app";

/** ms that a reader who has asked for something waits for the app without a word. */
const PATIENCE_MS = 10_000;

const isAppExpected = (): boolean => document.documentElement.hasAttribute(APP_EXPECTED);

/** Says whether the app can come. The page hides what only the app makes work, as long as it cannot. */
export function expectApp(isExpected: boolean): void {
  document.documentElement.toggleAttribute(APP_EXPECTED, isExpected);
}

/** Tells the app where the pointer and the focus are: it has not seen them come. */
function repeatPresence(): void {
  const hovered = [...document.querySelectorAll(":hover")].at(-1);
  hovered?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

interface Actions {
  readonly openSearch: () => void;
  /** Called with each button whose click is kept. */
  readonly onKept: (button: HTMLElement) => void;
  /** Called when the app fails, and when the reader has waited for it for long. */
  readonly onMissing: () => void;
}

/**
 * Keeps every click on a button of React until the page is hydrated, which the signal says, and opens the field of the
 * search when the reader asks for it. Offline, it keeps clicks on links: the app says that there is no network,
 * where the browser would replace the page. On a page whose app fails, nothing is kept any longer and no key is taken
 * from the browser. Returns a function that carries out, in its order, what was kept, and hands the search to the app.
 */
export function keepEvents(
  signal: AbortSignal,
  { openSearch, onKept, onMissing }: Actions,
): () => void {
  const clicked: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectSoon = (): void => {
    timer ??= setTimeout(onMissing, PATIENCE_MS);
  };
  const onClick = (event: Event): void => {
    const button = closestTo(event, navigator.onLine ? "button" : "a, button");
    if (!button || button.matches(STATIC) || !isAppExpected()) return;
    event.preventDefault();
    expectSoon();
    if (button.matches(SEARCH)) {
      openSearch();
      return;
    }
    button.toggleAttribute(WAITING, true);
    clicked.push(button);
    onKept(button);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isAppExpected() || !asksForSearch(event)) return;
    event.preventDefault();
    expectSoon();
    openSearch();
  };
  document.addEventListener("click", onClick, { capture: true, signal });
  document.addEventListener("keydown", onKeyDown, { signal });
  const failure = new MutationObserver(() => {
    clearTimeout(timer);
    onMissing();
  });
  failure.observe(document.documentElement, { attributeFilter: [APP_EXPECTED] });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    failure.disconnect();
  });
  return () => {
    repeatPresence();
    for (const button of clicked) {
      button.removeAttribute(WAITING);
      // Hydration may have put another one in its place.
      if (button.isConnected) button.click();
    }
    const box = document.querySelector<HTMLElement>(SEARCH);
    if (!box) closeSearchField();
    else if (findSearchField()) box.click();
  };
}
