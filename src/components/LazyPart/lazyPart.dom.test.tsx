import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { expect, test, vi } from "vitest";
import { lazyPart } from "./lazyPart";
import type { LoadPart } from "./useChunk";

const loadPart = () => vi.fn<LoadPart<React.ComponentType>>();
const Inspector = () => <p>The board</p>;

test("a part that does not load says so, and why when asked; Retry keeps the focus and brings it", async () => {
  const load = loadPart().mockRejectedValue(new Error("The network failed."));
  const Part = lazyPart("The inspector", load);
  render(<Part />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The inspector could not load.");
  const reason = screen.getByRole("group");
  expect(reason.textContent).toBe("Why?Error: The network failed.");
  expect(reason.hasAttribute("open")).toBe(false);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(document.activeElement).toBe(retry);
  load.mockResolvedValue({ default: Inspector });
  await userEvent.click(retry);
  await screen.findByText("The board");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a part that was loaded is there at once the next time", async () => {
  const load = loadPart().mockResolvedValue({ default: Inspector });
  const Part = lazyPart("The inspector", load);
  const { unmount } = render(<Part />);
  await screen.findByText("The board");
  unmount();
  render(<Part />);
  screen.getByText("The board");
  expect(load).toHaveBeenCalledOnce();
});

test("a part that an update of the site took away offers a reload, and no retry", async () => {
  const offerReload = vi.fn();
  const reload = vi.spyOn(window.location, "reload").mockReturnValue(undefined);
  const gone = Object.assign(new Error("The site has been updated."), { name: "", offerReload });
  const Part = lazyPart("The inspector", loadPart().mockRejectedValue(gone));
  render(<Part />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The inspector could not load. The site has been updated.");
  expect(screen.queryByText("Why?")).toBeNull();
  expect(offerReload).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("a part is shown in the task that brings it, so that no press begins on what it replaces", async () => {
  const Part = lazyPart("The inspector", loadPart().mockResolvedValue({ default: Inspector }));
  render(<Part />);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  screen.getByText("The board");
});
