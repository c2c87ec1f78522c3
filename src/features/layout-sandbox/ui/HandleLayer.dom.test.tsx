import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { button, choice, findStatus, openSandbox, shownCode, specOf } from "../testSandbox";

const area = { left: 10, top: 10, width: 60, height: 80 };
const slot = { left: 10, top: 10, width: 20, height: 40 };
const twoSlots = specOf({ slots: [slot, { ...slot, left: 60 }] });

const handle = (id: string): Element => document.querySelector(`[data-handle="${id}"]`)!;
const edge = () => screen.getByRole("slider", { name: "area: left edge" });

/** Drags by units of the picture: without a layout engine of a browser, one pixel is one unit. */
function drag(target: Element, ...moves: readonly (readonly [number, number])[]): void {
  fireEvent.pointerDown(target, { button: 0, clientX: 100, clientY: 100 });
  for (const [x, y] of moves) fireEvent.pointerMove(target, { clientX: 100 + x, clientY: 100 + y });
  fireEvent.pointerUp(target);
}

describe("with the pointer", () => {
  test("a drag of many moves is one step of Undo, and the next drag another", async () => {
    const { user } = await openSandbox(specOf({ area }));
    drag(handle("area-right"), [5, 0], [10, 0], [20, 0]);
    expect(shownCode()).toContain("area: { left: 10, top: 10, width: 80, height: 80 }");
    drag(handle("area-move"), [0, -3], [0, -40]);
    expect(shownCode()).toContain("area: { left: 10, top: 0, width: 80, height: 80 }");
    await user.click(button("Undo"));
    expect(shownCode()).toContain("top: 10, width: 80");
    await user.click(button("Undo"));
    expect(shownCode()).toContain("top: 10, width: 60");
    expect(button("Undo").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Redo"));
    await user.click(button("Redo"));
    expect(shownCode()).toContain("top: 0, width: 80");
    expect(button("Redo").getAttribute("aria-disabled")).toBe("true");
  });

  test("an edge moves along its axis alone, in whole steps, or half ones with Shift", async () => {
    await openSandbox(specOf({ area }));
    drag(handle("area-left"), [5.4, 30]);
    expect(shownCode()).toContain("left: 15, top: 10, width: 55, height: 80");
    fireEvent.pointerDown(handle("area-left"), { button: 0, clientX: 0 });
    fireEvent.pointerMove(handle("area-left"), { clientX: 0.6, shiftKey: true });
    expect(shownCode()).toContain("left: 15.5, top: 10");
  });

  test("a pointer that only passes, or another button, moves nothing", async () => {
    await openSandbox(specOf({ area }));
    fireEvent.pointerMove(handle("area-left"), { clientX: 50 });
    fireEvent.pointerDown(handle("area-left"), { button: 2 });
    fireEvent.pointerMove(handle("area-left"), { clientX: 50 });
    drag(handle("area-left"));
    fireEvent.pointerMove(handle("area-left"), { clientX: 50 });
    expect(shownCode()).toContain("left: 10, top: 10, width: 60, height: 80");
  });

  test("the status is silent during a drag, and says afterward what is shown", async () => {
    await openSandbox(specOf({ area }));
    fireEvent.pointerDown(handle("area-move"), { button: 0 });
    expect(screen.getByRole("status").textContent).toBe("");
    fireEvent.pointerUp(handle("area-move"));
    expect(screen.getByRole("status").textContent).toBe("6 pieces, all shown.");
  });

  test("the slot that is dragged is the one the form is about", async () => {
    await openSandbox(twoSlots);
    const select = choice("Slot to change");
    expect(select.value).toBe("0");
    // Only the slot that the form is about can be resized.
    expect(handle("slot-0-resize")).not.toBeNull();
    expect(handle("slot-1-resize")).toBeNull();
    drag(handle("slot-1-move"), [-5, 0], [-10, 0]);
    expect(shownCode()).toContain("{ left: 50, top: 10, width: 20, height: 40 }");
    expect(shownCode()).toContain("{ left: 10, top: 10, width: 20, height: 40 }");
    expect(select.value).toBe("1");
    drag(handle("slot-1-resize"), [10, 0]);
    expect(shownCode()).toContain("{ left: 50, top: 10, width: 30, height: 40 }");
    expect(handle("slot-0-resize")).toBeNull();
  });
});

describe("with the keyboard", () => {
  test("arrow keys move a handle by 1, with Shift by 10, and Ctrl+Z takes it back", async () => {
    const { user } = await openSandbox(specOf({ area }));
    edge().focus();
    await user.keyboard("{ArrowRight}");
    expect(edge().getAttribute("aria-valuenow")).toBe("11");
    expect(edge().getAttribute("aria-valuetext")).toBe("at 11%");
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(edge().getAttribute("aria-valuenow")).toBe("21");
    await user.keyboard("{Control>}z{/Control}");
    expect(edge().getAttribute("aria-valuenow")).toBe("11");
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(edge().getAttribute("aria-valuenow")).toBe("21");
    // What runs across an edge is the page's.
    expect(fireEvent.keyDown(edge(), { key: "ArrowDown" })).toBe(true);
    expect(shownCode()).toContain("left: 21, top: 10");
  });

  test("Home and End move a handle as far as it goes", async () => {
    const { user } = await openSandbox(specOf({ area }));
    edge().focus();
    await user.keyboard("{End}");
    expect(edge().getAttribute("aria-valuenow")).toBe(edge().getAttribute("aria-valuemax"));
    await user.keyboard("{Home}");
    expect(edge().getAttribute("aria-valuenow")).toBe("0");
  });

  test("a handle with two values says both, and where it is after a move", async () => {
    const { user } = await openSandbox(specOf({ area }));
    const move = () => screen.getByRole("button", { name: /^Move the area/ });
    expect(move().getAttribute("aria-label")).toBe("Move the area: left 10%, top 10%");
    move().focus();
    await user.keyboard("{ArrowDown}");
    expect(shownCode()).toContain("left: 10, top: 11, width: 60, height: 80");
    await findStatus("left 10%, top 11%.");
    // It has no least and no greatest value.
    await user.keyboard("{Home}");
    expect(shownCode()).toContain("left: 10, top: 11");
  });

  test("handles say how they move; corners and the other slots' are the pointer's alone", async () => {
    await openSandbox(specOf({ area }));
    const help = document.getElementById(edge().getAttribute("aria-describedby")!);
    expect(help?.textContent).toBe("Arrow keys move it by 1, with Shift by 10.");
    const stops = [...document.querySelectorAll('[data-handle][tabindex="0"]')];
    expect(stops.map((stop) => stop.getAttribute("data-handle")).join(" ")).toBe(
      "area-move area-left area-right area-top area-bottom",
    );
    for (const corner of document.querySelectorAll('[data-handle^="area-"][tabindex="-1"]'))
      expect(corner.getAttribute("aria-hidden")).toBe("true");
  });

  test("of the slots only the chosen one has handles on the way of Tab", async () => {
    const { user } = await openSandbox(twoSlots);
    const stops = () =>
      ["slot-0-move", "slot-1-move"].map((id) => handle(id).getAttribute("tabindex"));
    expect(stops()).toEqual(["0", "-1"]);
    await user.selectOptions(choice("Slot to change"), "1");
    expect(stops()).toEqual(["-1", "0"]);
  });
});
