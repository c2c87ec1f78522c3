import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { expect, test, vi } from "vitest";
import { TableBoundary } from "./TableBoundary";

test("a game that crashes says so in its place, and starts again", async () => {
  // React reports what a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Table = ({ isBroken }: { readonly isBroken: boolean }): React.JSX.Element => {
    if (isBroken) throw new Error("no such seat");
    return <p>Board</p>;
  };
  render(
    <>
      <p>Rules</p>
      <TableBoundary>{(crashes) => <Table isBroken={crashes === 0} />}</TableBoundary>
    </>,
  );
  expect(screen.getByRole("alert").textContent).toContain("This game crashed: Error: no such seat");
  screen.getByText("Rules");
  await userEvent.click(screen.getByRole("button", { name: "Start again" }));
  screen.getByText("Board");
  expect(screen.queryByRole("alert")).toBeNull();
});
