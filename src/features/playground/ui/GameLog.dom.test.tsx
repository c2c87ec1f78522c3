import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { GameUpdate } from "../../../shared/games/engine";
import { GameLog } from "./GameLog";

test("a log of any length lists its newest lines, and counts them all", () => {
  const updates = Array.from(
    { length: 6 },
    (_, at) =>
      ({
        game: { phase: "started", currentPlayers: [1] },
        messages: Array.from({ length: 100 }, (__, line) => ({
          body: `Move ${String(at)}, line ${String(line)}`,
        })),
      }) as unknown as GameUpdate,
  );
  render(<GameLog history={{ moves: [], updates, at: 5 }} reader="public" onShow={vi.fn()} />);
  const lines = screen.getAllByRole("button", { hidden: true }).map((line) => line.textContent);
  expect(lines).toHaveLength(500);
  expect([lines[0], lines.at(-1)]).toEqual(["Move 1, line 0", "Move 5, line 99"]);
  expect(screen.getByText("Log: 600 lines")).toBeTruthy();
  expect(screen.getByText("These are the newest 500.")).toBeTruthy();
  expect(document.querySelector("ol")?.start).toBe(101);
});
