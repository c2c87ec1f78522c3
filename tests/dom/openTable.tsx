import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, vi } from "vitest";
import { PEBBLES, START, createPebbleFrames, takeAt, type PebbleFrames } from "./pebbles";
import type { StartPosition } from "../../src/features/playground/model/play/startPosition";
import { GameSession } from "../../src/features/playground/session/GameSession";
import type { SeatLens } from "../../src/features/playground/ui/GameTable";
import { RunningTable } from "../../src/features/playground/ui/RunningTable";

export let session: GameSession;
export let frames: PebbleFrames;

/** Opens the table of a running game. */
export async function openTable(
  start: Partial<StartPosition> = {},
  lens: SeatLens = "all",
): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  frames = createPebbleFrames();
  session = new GameSession({
    bundle: PEBBLES,
    framePath: "/live/play.html",
    host: document.createElement("div"),
    start: { ...START, ...start },
    openFrame: frames.openFrame,
  });
  session.start();
  render(
    <RunningTable
      session={session}
      bundle={PEBBLES}
      lens={lens}
      tools={() => null}
      onClose={() => undefined}
    />,
  );
  await waitFor(() => {
    expect(button("Settings")).toBeTruthy();
    expect(session.store.state.busy).toBe(false);
  });
  return user;
}

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name });
export const isDisabled = (name: string): boolean => button(name).disabled;
export const expectMove = async (at: number, of = at): Promise<void> => {
  await screen.findByText(`Move ${String(at)} of ${String(of)}`);
};
/** A reader takes pebbles at a table. */
export const takeBy = (seat: number, count: number): Promise<void> =>
  act(async () => {
    takeAt(frames.table(seat), count);
    await Promise.resolve();
  });
export const region = (name: string) => screen.getByRole("region", { name });

/** Prepares each test of a file, and cleans up after it. */
export function prepareTables(): void {
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });
}
