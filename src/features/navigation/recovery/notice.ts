import * as styles from "./notice.module.css";

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

let shown: { readonly element: HTMLElement; readonly stop: AbortController } | undefined;

/** Takes the notice away, if there is one. */
export function closeNotice(): void {
  shown?.element.remove();
  shown?.stop.abort();
  shown = undefined;
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
}

/**
 * Shows a notice at the window's lower edge, in place of an earlier one. It is made without React, which
 * may be what did not load. It comes first in the page, so that Tab leads to it from the top; the focus
 * stays where it is.
 */
export function showNotice({ text, action, act, actsOnline = false }: Notice): void {
  closeNotice();
  const element = document.createElement("section");
  element.className = styles["notice"] ?? "";
  element.setAttribute("aria-label", "Notice");
  const words = document.createElement("p");
  words.setAttribute("role", "status");
  const stop = new AbortController();
  const { signal } = stop;
  const onAction = (): void => act(signal);
  element.append(words, createButton(action, onAction), createButton("Close", closeNotice));
  document.body.prepend(element);
  if (actsOnline) window.addEventListener("online", onAction, { signal });
  shown = { element, stop };
  setTimeout(() => {
    words.textContent = text;
  }, ANNOUNCE_DELAY);
}
