import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildBoardTree } from "../model/inspect/boardTree";
import { BoardTree } from "./BoardTree";

test("a board of any size has so many rows, and says how many are missing", () => {
  const children = Array.from({ length: 1200 }, () => ({ className: "Card" }));
  const tree = buildBoardTree({ game: { className: "Game", children }, pile: [] });
  render(<BoardTree tree={tree} found={[]} onFound={vi.fn()} />);
  expect(document.querySelectorAll("[role=treeitem]")).toHaveLength(1000);
  expect(screen.getByText(/^201 more elements have no room here\./)).toBeTruthy();
});
