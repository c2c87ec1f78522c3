import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Dialog } from "./Dialog";

test("a press beside the dialog closes it, and one in it or on its edge does not", () => {
  const onClose = vi.fn();
  render(
    <Dialog label="Enlarged" title="Figure" onClose={onClose}>
      <p>Text</p>
    </Dialog>,
  );
  const dialog = screen.getByRole("dialog");
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  fireEvent.mouseDown(screen.getByText("Text"), { clientX: 150, clientY: 150 });
  // Its padding is the dialog, too, and a key that presses a button has no place.
  fireEvent.mouseDown(dialog, { clientX: 101, clientY: 101 });
  fireEvent.mouseDown(screen.getByRole("button"), { clientX: 0, clientY: 0 });
  expect(onClose).not.toHaveBeenCalled();
  // The backdrop, a press on which does not take the focus.
  expect(fireEvent.mouseDown(dialog, { clientX: 20, clientY: 150 })).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});
