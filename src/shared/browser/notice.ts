import { NOTICE } from "../contracts/siteIds";

interface Notice {
  readonly text: string;
  /** Label of the button that fixes it. */
  readonly action: string;
  /** Given a signal that is aborted when the notice goes: the reader no longer wants it. */
  readonly act: (gone: AbortSignal) => void;
  /** Also when the connection is back. */
  readonly actsOnline?: boolean;
}

/** ms after which the text comes into its live region; one that comes along with it is not announced. */
const ANNOUNCE_DELAY = 100;

/** The text of the notice; `undefined` if there is none. */
export const readNotice = (): string | undefined =>
  document.querySelector(`#${NOTICE} p`)?.textContent;

/** Takes the notice away, if there is one. */
export function closeNotice(): void {
  const notice = document.getElementById(NOTICE);
  notice?.remove();
  notice?.dispatchEvent(new Event("close"));
}

/**
 * Shows a notice at the window's lower edge, in place of an earlier one. It is made without React, which
 * may be what did not load. It comes first in the page, so that
 * Tab leads to it from the top; the focus stays where it is.
 */
export function showNotice({ text, action, act, actsOnline = false }: Notice): void {
  closeNotice();
  const { body } = document;
  body.insertAdjacentHTML(
    "afterbegin",
    `<section class="site-notice" id="${NOTICE}" aria-label="Notice"><p role="status"></p><button type="button" class="button-main">${action}</button><button type="button" class="button">Close</button></section>`,
  );
  const notice = body.firstElementChild;
  const [words, fix, close] = notice?.children ?? [];
  const gone = new AbortController();
  const onAction = (): void => act(gone.signal);
  notice?.addEventListener("close", () => gone.abort());
  fix?.addEventListener("click", onAction);
  close?.addEventListener("click", closeNotice);
  if (actsOnline) window.addEventListener("online", onAction, { signal: gone.signal });
  setTimeout(() => {
    if (words) words.textContent = text;
  }, ANNOUNCE_DELAY);
}
