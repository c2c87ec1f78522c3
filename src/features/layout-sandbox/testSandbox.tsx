import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished } from "vitest";
import type { LayoutAttributes, LayoutSpec } from "../../shared/layout/layoutSpec";
import { encodeLayoutSpec } from "./model/shareLink";
import { EngineContext } from "./engine/useLayoutEngine";
import { TestEngine } from "./engine/testEngine";
import LayoutSandboxRoot, { type LayoutSandboxRootProps } from "./LayoutSandboxRoot";

// For tests only: the sandbox in a document, with an engine that needs no frame.

/** A layout of six pieces. */
export const specOf = (
  attributes: LayoutAttributes,
  spec: Partial<LayoutSpec> = {},
): LayoutSpec => ({ pieces: 6, board: 1.6, ...spec, attributes });

/** Puts a layout into the address, as a link does that a reader follows. */
export function followLink(spec: LayoutSpec): void {
  history.replaceState(null, "", `/ui/layout-sandbox${encodeLayoutSpec(spec)}`);
}

/**
 * happy-dom reports `hashchange` when the address is replaced, which no browser does. This drops all its
 * reports in the running test; `changeHash` makes those that a browser makes.
 */
export function dropReplacedAddresses(): void {
  const drop = (event: Event): void => {
    if ("newURL" in event) event.stopImmediatePropagation();
  };
  window.addEventListener("hashchange", drop);
  onTestFinished(() => window.removeEventListener("hashchange", drop));
}

/** Changes the layout in the address, as a link on the page or Back does. */
export function changeHash(hash: string): void {
  history.replaceState(null, "", hash);
  fireEvent(window, new Event("hashchange"));
}

/** Enough on a busy machine. */
const WAIT = { timeout: 4000 };

/** Expects something of a value that is not there at once. */
export const eventually = <Value,>(read: () => Value) => expect.poll(read, WAIT);

/** The status line with these words. */
export const findStatus = (text: RegExp | string): Promise<HTMLElement> =>
  screen.findByText(text, { selector: "[role=status]", exact: false }, WAIT);

/** The TypeScript that the sandbox shows. */
export const shownCode = (): string | null | undefined =>
  document.querySelector("pre[translate=no] code")?.textContent;

/** The code of a layout with nothing but these attributes. */
export const layout = (attributes: string): string => `hand.layout(Card, ${attributes});`;

/** A group of controls. */
export const group = (name: string | RegExp) => within(screen.getByRole("group", { name }));

/** A choice by its name. */
export const choice = (name: string | RegExp) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name });

/** A button by its whole name. */
export const button = (name: string): HTMLElement => screen.getByRole("button", { name });

/** Moves a slider, as the pointer does. */
export function slide(slider: HTMLElement, value: number): void {
  fireEvent.pointerDown(slider);
  fireEvent.change(slider, { target: { value: String(value) } });
}

/** Shows the sandbox with a layout and waits until the engine has drawn it. */
export async function openSandbox(spec?: LayoutSpec, props: Partial<LayoutSandboxRootProps> = {}) {
  const engine = new TestEngine();
  const user = userEvent.setup();
  dropReplacedAddresses();
  if (spec) followLink(spec);
  const { unmount } = render(
    <EngineContext.Provider value={engine.connect}>
      <LayoutSandboxRoot framePath="/live/layout.html" {...props} />
    </EngineContext.Provider>,
  );
  fireEvent.pointerDown(screen.getByRole("group", { name: "Start from" }));
  await findStatus(/\d pieces?/);
  return { user, engine, unmount };
}
