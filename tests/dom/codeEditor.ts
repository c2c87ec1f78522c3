import { act, cleanup } from "@testing-library/react";

const focusWithin = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, "activeElement");

// Asking makes happy-dom forget a removed element that had the focus; a shadow root would fail on it.
Object.defineProperty(ShadowRoot.prototype, "activeElement", {
  ...focusWithin,
  get(this: ShadowRoot): unknown {
    return document.activeElement === this.host ? focusWithin?.get?.call(this) : null;
  },
});

/** The page's code editor by its name; it is in a shadow root, where queries of the page do not reach. */
export function findEditor(name: string): HTMLElement | undefined {
  const boxes = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>("[role=textbox]") ?? []),
  ]);
  return boxes.find((box) => box.getAttribute("aria-label") === name);
}

export function editorOf(name: string): HTMLElement {
  const editor = findEditor(name);
  if (!editor) throw new Error(`There is no editor named “${name}”.`);
  return editor;
}

export function textOf(editor: HTMLElement): string {
  const lines = [...editor.querySelectorAll(".cm-line")];
  return lines.map(({ textContent }) => textContent).join("\n");
}

/** Whether the reader's keys go to an editor. */
export function hasFocus(editor: HTMLElement): boolean {
  const root = editor.getRootNode() as ShadowRoot;
  return root.activeElement === editor && document.activeElement === root.host;
}

/** Presses a key together with Control. */
export function pressControl(editor: HTMLElement, key: string): void {
  const keyCode = key.length === 1 ? key.toUpperCase().charCodeAt(0) : 0;
  const init = { key, keyCode, ctrlKey: true, bubbles: true, cancelable: true };
  editor.dispatchEvent(new KeyboardEvent("keydown", init));
}

/** Replaces the whole text by a paste, as a reader would. */
export function pasteOver(editor: HTMLElement, text: string, then?: () => void): void {
  act(() => {
    editor.focus();
    pressControl(editor, "a");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const init = { clipboardData, bubbles: true, cancelable: true };
    editor.dispatchEvent(new ClipboardEvent("paste", init));
    then?.();
  });
}

/** Leaves the page; the focus first, because happy-dom keeps it in an editor that is gone. */
export function leavePage(): void {
  const editor = document.activeElement?.shadowRoot?.activeElement;
  if (editor instanceof HTMLElement) editor.blur();
  cleanup();
}

/**
 * Blocks selection events from reaching editors, and returns a function that stops it: happy-dom fires
 * them in the middle of a selection change, which CodeMirror cannot handle; browsers fire them
 * afterwards.
 */
export function muteSelections(): () => void {
  const mute = (event: Event): void => event.stopImmediatePropagation();
  document.addEventListener("selectionchange", mute);
  return () => document.removeEventListener("selectionchange", mute);
}
