import { listTypedCode } from "./nameElement";

/** Gives every sample with types the button that leads the keyboard to its names. */
export function addTypesButtons(): void {
  for (const figure of listTypedCode()) {
    const actions = figure.querySelector(".code-actions");
    if (!actions || actions.querySelector("[data-action=types]")) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["action"] = "types";
    button.textContent = "Types";
    const title = figure.querySelector("figcaption")?.textContent;
    const what = title ?? `${figure.dataset["language"] ?? ""} code`;
    button.setAttribute("aria-label", `Types of names: ${what}. Arrow keys go from name to name`);
    actions.prepend(button);
  }
}
