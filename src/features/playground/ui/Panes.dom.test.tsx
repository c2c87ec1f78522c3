import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { Panes } from "./Panes";

beforeEach(() => localStorage.clear());

const divider = () => screen.getByRole("slider", { name: "Width of the code" });
const share = (): number => Number(divider().getAttribute("aria-valuenow"));
const press = (key: string) => fireEvent.keyDown(divider(), { key });

test("the divider is moved by keys within its limits, and its place is kept", () => {
  const { unmount } = render(<Panes tools="code">table</Panes>);
  expect(share()).toBe(50);
  press("ArrowRight");
  expect(share()).toBe(52);
  press("ArrowLeft");
  press("ArrowLeft");
  expect(share()).toBe(48);
  press("Home");
  press("ArrowLeft");
  expect(share()).toBe(25);
  press("End");
  press("ArrowRight");
  expect(share()).toBe(75);
  const panes = divider().parentElement!;
  expect(panes.style.getPropertyValue("--share")).toBe("75%");
  unmount();
  render(<Panes tools="code">table</Panes>);
  expect(share()).toBe(75);
});

test.each(["", "abc", "99", "-1"])("the stored place %j does not break the panes", (text) => {
  localStorage.setItem("playground.split", text);
  render(<Panes tools="code">table</Panes>);
  expect(share()).toBeGreaterThanOrEqual(25);
  expect(share()).toBeLessThanOrEqual(75);
});
