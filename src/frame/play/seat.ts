import type { PlayOrder } from "../../features/playground/model/play/protocol";
import { installKeyboard } from "../keyboard/installKeyboard";
import { installTaps } from "./taps";

type SeatOrder = Extract<PlayOrder, { t: "seat" }>;

/** Sets light or dark in the way the toolkit's style sheet expects. */
export function setTheme(theme: SeatOrder["theme"]): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
}

export function addElement(id: string): HTMLElement {
  const element = document.createElement("div");
  element.id = id;
  document.body.append(element);
  return element;
}

/** Prepares the document for the toolkit's UI, which reads its facts from the body. */
export function prepareTable({ style, bootstrap, theme }: SeatOrder): void {
  setTheme(theme);
  const sheet = document.createElement("style");
  sheet.textContent = style;
  document.head.append(sheet);
  document.body.dataset["bootstrapJson"] = JSON.stringify(bootstrap);
  addElement("root");
  installKeyboard();
  installTaps();
}

/** Passes a host's message to the toolkit's UI, which listens on the window. */
export function deliver(message: unknown): void {
  window.dispatchEvent(new MessageEvent("message", { data: message }));
}
