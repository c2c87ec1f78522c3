import { findName, findTypedCode, namesIn } from "./nameElement";
import { openNow } from "./symbolCard";
import { markNames } from "./typedCode";

/** How far each arrow key goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

async function goToFirst(figure: HTMLElement): Promise<void> {
  await markNames(figure);
  const [name] = namesIn(figure);
  name?.focus();
  // A click moves the focus without showing it; the reader has asked for the card all the same.
  if (name) openNow(name);
}

/** Leads from the button of a sample to its first name. */
export function onTypesClick(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("[data-action=types]");
  const figure = button ? button.closest("figure") : null;
  // Without the network the button does nothing; the code is there.
  if (figure) void goToFirst(figure).catch(() => undefined);
}

/** Leads from one name of a sample to the next, as far as there is one. */
export function onNameKey(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const name = findName(document.activeElement);
  const figure = findTypedCode(name ?? null);
  if (step === undefined || !name || !figure || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const names = namesIn(figure);
  const next = names[names.indexOf(name) + step];
  event.preventDefault();
  next?.focus();
}
