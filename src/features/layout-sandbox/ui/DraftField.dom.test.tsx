import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { choice, group, layout, openSandbox, shownCode, slide, specOf } from "../testSandbox";

describe("a number that is typed", () => {
  const field = (name: string): HTMLInputElement => group("gap").getByRole("spinbutton", { name });
  const across = () => field("across, as a number");
  const slider = () => group("gap").getByRole("slider", { name: "across" });
  /** What the field says about its text. */
  const problem = (input: HTMLInputElement): string =>
    input.getAttribute("aria-invalid") === "true"
      ? document.getElementById(input.getAttribute("aria-describedby") ?? "")!.textContent
      : "";

  test("counts as soon as it is valid, and is kept with the valid range when it is not", async () => {
    const { user } = await openSandbox(specOf({ gap: 3 }));
    await user.clear(across());
    expect(shownCode()).toBe(layout("{ gap: 3 }"));
    expect(problem(across())).toBe("Enter a number from -30 to 30. The layout keeps 3.");
    await user.type(across(), "4");
    expect(problem(across())).toBe("");
    await user.type(across(), "5");
    // 4 was a gap, 45 is more than the slider has.
    expect(shownCode()).toBe(layout("{ gap: { x: 4, y: 3 } }"));
    await user.tab();
    expect(across().value).toBe("45");
    expect(problem(across())).toBe('"45" is not a number from -30 to 30. The layout keeps 4.');
    expect(problem(field("down, as a number"))).toBe("");
  });

  test("and refused gives way to a change made in another way, for good", async () => {
    const { user } = await openSandbox(specOf({ gap: 3 }));
    await user.clear(across());
    await user.type(across(), "99");
    expect(shownCode()).toBe(layout("{ gap: { x: 9, y: 3 } }"));
    slide(slider(), 7);
    expect(across().value).toBe("7");
    expect(problem(across())).toBe("");
    slide(slider(), 9);
    expect(across().value).toBe("9");
  });

  test("is shown as the number that it means once the field is left", async () => {
    const { user } = await openSandbox(specOf({ gap: 3 }));
    await user.clear(across());
    await user.type(across(), "１e1");
    expect(across().value).toBe("１e1");
    await user.tab();
    expect(across().value).toBe("10");
  });

  test("moves by the arrow keys, within its range", async () => {
    const { user } = await openSandbox(specOf({ gap: 29.5 }));
    await user.click(across());
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(shownCode()).toBe(layout("{ gap: { x: 30, y: 29.5 } }"));
    await user.keyboard("{ArrowDown}");
    expect(shownCode()).toBe(layout("{ gap: 29.5 }"));
  });

  test("stays as it is when an arrow key chooses in an input method", async () => {
    await openSandbox(specOf({ gap: 3 }));
    for (const sign of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(across(), { key: "ArrowUp", ...sign });
    expect(shownCode()).toBe(layout("{ gap: 3 }"));
  });
});

test("a number that was refused for one slot is not shown for another", async () => {
  const slot = { left: 10, top: 10, width: 20, height: 40 };
  const { user } = await openSandbox(specOf({ slots: [slot, slot] }));
  const left = () => group("Area").getByRole<HTMLInputElement>("spinbutton", { name: /^left/ });
  await user.type(left(), "x");
  expect(left().value).toBe("10x");
  await user.selectOptions(choice("Slot to change"), "slot 2 of 2");
  expect(left().value).toBe("10");
});

test("a label that is too long is kept in its field, and refused", async () => {
  const { user } = await openSandbox(specOf({ showBoundingBox: "stall" }));
  const label = screen.getByRole<HTMLInputElement>("textbox", { name: "label" });
  await user.click(label);
  await user.paste("x".repeat(36));
  expect(label.value).toHaveLength(41);
  screen.getByText("The label has 41 characters; at most 40 fit. The layout keeps stall.");
  expect(shownCode()).toBe(layout('{ showBoundingBox: "stall" }'));
});
