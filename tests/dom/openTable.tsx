import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, vi } from "vitest";
import { createSession, frames, session } from "./pebbleSession";
import { PEBBLES, takeAt } from "./pebbles";
import type { SeatLens } from "../../src/features/playground/ui/tableView";
import { RunningTable } from "../../src/features/playground/ui/RunningTable";

export { frames, session } from "./pebbleSession";

type SessionOptions = Parameters<typeof createSession>;

/** Opens the table of a running game. */
export async function openTable(
  start?: SessionOptions[0],
  lens: SeatLens = "all",
  answers?: SessionOptions[1],
): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  createSession(start, answers);
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
    expect(session.store.state.phase.kind).toBe("ready");
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
