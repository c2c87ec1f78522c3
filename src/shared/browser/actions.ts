import { closestTo } from "./closest";

/** What a click does, by the `data-action` of what is clicked. */
export type Actions = Readonly<Record<string, (element: HTMLElement) => void>>;

/** Carries out actions without React, by one listener on the document. */
export function startActions(actions: Actions): void {
  document.addEventListener("click", (event) => {
    const element = closestTo(event, "[data-action]");
    if (element) actions[element.dataset["action"] ?? ""]?.(element);
  });
}
