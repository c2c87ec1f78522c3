import { copyText } from "../../shared/browser/copyText";

/** Copies what a button of the reference offers: a text, or the absolute address of an anchor. */
export function onCopyClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (!(button instanceof HTMLElement)) return;
  const text = button.dataset["copy"] ?? "";
  const isAnchor = text.startsWith("#");
  const { origin, pathname } = window.location;
  const copied = isAnchor ? origin + pathname + text : text;
  const instead = isAnchor ? "copy the address of the # link" : "select the text instead";
  void copyText(button, copied, instead);
}
