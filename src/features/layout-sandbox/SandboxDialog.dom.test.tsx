import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ATTRIBUTE_NAMES } from "../../shared/layout/layoutSpec";
import { decodeLayoutSpec } from "./model/shareLink";
import { loadSandboxDialog } from ".";
import { EngineContext } from "./engine/useLayoutEngine";
import { TestEngine } from "./engine/testEngine";
// In the module graph before the dialog asks for it.
import "./LayoutSandboxRoot";
import { button, findStatus, shownCode } from "./testSandbox";

async function openDialog(attribute: string) {
  const { SandboxDialog } = await loadSandboxDialog();
  const onClose = vi.fn();
  render(
    <EngineContext.Provider value={new TestEngine().connect}>
      <SandboxDialog attribute={attribute} framePath="/live/layout.html" onClose={onClose} />
    </EngineContext.Provider>,
  );
  await findStatus(/\d pieces/);
  return { user: userEvent.setup(), onClose, dialog: screen.getByRole("dialog") };
}

const focused = () => document.activeElement as HTMLInputElement | HTMLSelectElement;

test.each(ATTRIBUTE_NAMES)("%s has its own control first, with the focus", async (attribute) => {
  const { dialog } = await openDialog(attribute);
  expect(dialog.getAttribute("aria-label")).toBe(`Try ${attribute}`);
  expect(focused().matches("input, select")).toBe(true);
  const first = within(dialog).getAllByRole("group")[1]!;
  expect(within(first).getAllByText(attribute)[0]?.closest("legend")).not.toBeNull();
  expect(first.contains(focused())).toBe(true);
  expect(shownCode()).toContain(`${attribute}: `);
  // Among the other controls it is not there again.
  const others = within(dialog).getByText("Everything else").closest("details")!;
  expect(within(others).queryByText(attribute, { selector: "code" })).toBeNull();
});

test("the link leads to the whole sandbox in the same state", async () => {
  const { user, dialog } = await openDialog("slots");
  await findStatus("4 shown, 1 hidden.");
  await user.click(button("Add a slot"));
  const link = within(dialog).getByRole<HTMLAnchorElement>("link", { name: "Open in the sandbox" });
  const { pathname, hash } = new URL(link.href);
  expect(pathname).toBe("/ui/layout-sandbox");
  expect(decodeLayoutSpec(hash)).toHaveProperty("spec.attributes.slots.length", 5);
});

test("Close and Escape close it", async () => {
  const { user, onClose, dialog } = await openDialog("gap");
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  // A browser turns Escape into this event.
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(2);
});
