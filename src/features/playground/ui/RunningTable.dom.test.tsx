import { act, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { pebblesAt, pebblesStart, take } from "../../../../tests/dom/pebbles";
import {
  button,
  expectMove,
  frames,
  isDisabled,
  openTable,
  prepareTables,
  region,
  session,
  takeBy,
} from "../../../../tests/dom/openTable";
import { addMove } from "../model/play/history";

prepareTables();

describe("the moves", () => {
  test("go back and come back by buttons, which are disabled at either end", async () => {
    const user = await openTable();
    expect([isDisabled("Undo"), isDisabled("Redo")]).toEqual([true, true]);
    await user.click(button("Bot move"));
    await expectMove(1);
    await user.click(button("Undo"));
    await expectMove(0);
    expect([isDisabled("Undo"), isDisabled("Redo")]).toEqual([true, false]);
    await user.click(button("Redo"));
    await expectMove(1);
    expect([isDisabled("Undo"), isDisabled("Redo")]).toEqual([false, true]);
  });

  test("are walked by the slider and the lines of the log, which say where the game is", async () => {
    const user = await openTable();
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: /^Move/ });
    expect(slider.disabled).toBe(true);
    await takeBy(1, 1);
    await takeBy(2, 2);
    await expectMove(2);
    const says = (text: string) => screen.getByText(text, { selector: "[role=status] *" });
    says("Ben takes 2 of the pebbles.");
    expect(slider.getAttribute("aria-valuetext")).toBe("after move 2 of 2");
    await user.click(screen.getByText("Log: 2 lines"));
    await user.click(button("Ada takes 1 of the pebbles."));
    await expectMove(1, 2);
    says("Ada takes 1 of the pebbles.");
    expect(slider.value).toBe("1");
    expect(pebblesAt(frames.table(2))).toBe(4);
    expect(button(/^Ada takes/).getAttribute("aria-current")).toBe("step");
    expect(button(/^Ben takes/).getAttribute("aria-current")).toBeNull();
    act(() => session.moves.show(0));
    expect(slider.getAttribute("aria-valuetext")).toBe("the start, of 2 moves");
  });

  test("whose states are no longer kept can be neither shown nor undone, and the page says so", async () => {
    const user = await openTable();
    await takeBy(1, 1);
    act(() => {
      const { state } = session.store;
      const [move, update] = [take(2, 1), pebblesStart()];
      session.store.set(addMove(addMove(state, move, update, 1), take(1, 1), pebblesStart(), 1));
    });
    screen.getByText(/^You can go back to move 3, no further: .* 20 million characters/);
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: /^Move/ });
    expect([slider.min, slider.max, slider.disabled]).toEqual(["3", "3", true]);
    expect(isDisabled("Undo")).toBe(true);
    await user.click(screen.getByText("Log: 3 lines"));
    await user.click(screen.getByRole("button", { name: "Ben plays “take”" }));
    await expectMove(3);
    await takeBy(1, 1);
    await expectMove(4);
    expect(isDisabled("Undo")).toBe(false);
  });

  test("end with the game: the winner is named, and no bot can move", async () => {
    await openTable();
    await takeBy(1, 2);
    expect(region("Ben's table").textContent).toContain("to move");
    await takeBy(2, 2);
    await takeBy(1, 1);
    await expectMove(3);
    expect(region("Ada's table").textContent).toContain("won");
    expect(region("Ben's table").textContent).not.toContain("won");
    screen.getByText("The game is over: Ada won.", { selector: "[role=status] *" });
    expect([isDisabled("Bot move"), isDisabled("Autoplay")]).toEqual([true, true]);
    expect(isDisabled("Undo")).toBe(false);
  });

  test("wait for the engine: nothing else can be started meanwhile", async () => {
    const user = await openTable();
    await takeBy(1, 1);
    frames.hold();
    await user.click(button("Bot move"));
    expect(["Undo", "Bot move", "Autoplay"].map(isDisabled)).toEqual([true, true, true]);
    frames.release();
    await expectMove(2);
    expect(["Undo", "Bot move", "Autoplay"].map(isDisabled)).toEqual([false, false, false]);
  });
});

describe("the bots", () => {
  test("play on until the reader stops them", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openTable();
    await user.click(button("Autoplay"));
    expect(isDisabled("Bot move")).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await expectMove(1);
    await user.click(button("Stop"));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await expectMove(1);
  });

  test("move for the other seats when the reader plays one", async () => {
    const user = await openTable();
    await user.click(button("Settings"));
    const choice = screen.getByRole("combobox", { name: "You play" });
    await user.selectOptions(choice, "1");
    expect(session.store.state.human).toBe(1);
    await user.selectOptions(choice, "");
    expect(session.store.state.human).toBeUndefined();
  });
});

describe("the settings", () => {
  test("restart with the seed in the field; a seed is at least one letter", async () => {
    const user = await openTable();
    await user.click(button("Settings"));
    const seed = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Seed" });
    expect(seed().value).toBe("brook");
    await user.click(button("New seed"));
    expect(seed().value).toBe("brook-2");
    await user.click(button("New seed"));
    expect(seed().value).toBe("brook-3");
    await user.clear(seed());
    expect(isDisabled("Restart")).toBe(true);
    screen.getByText("A seed is any text, at least one letter.");
    await takeBy(1, 1);
    const table = frames.table(1);
    await user.type(seed(), "plum{Enter}");
    await expectMove(0);
    expect(session.store.state.seed).toBe("plum");
    expect(table.isClosed).toBe(true);
    expect(screen.getAllByTitle("Pebbles, seat 1")).toHaveLength(1);
    expect(seed().value).toBe("plum");
  });

  test("restart with another number of players", async () => {
    const user = await openTable();
    await user.click(button("Settings"));
    const players = screen.getByRole("combobox", { name: "Players" });
    expect(
      within(players)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["2", "3", "4"]);
    await user.selectOptions(players, "3");
    await screen.findByRole("region", { name: "Cleo's table" });
    expect(session.store.state).toMatchObject({ players: 3, seed: "brook" });
  });

  test("and the inspectors take turns, and close by their own buttons", async () => {
    const user = await openTable();
    const [settings, inspect] = [button("Settings"), button("Inspect")];
    const expanded = () => [settings, inspect].map((each) => each.getAttribute("aria-expanded"));
    expect(expanded()).toEqual(["false", "false"]);
    await user.click(settings);
    expect(expanded()).toEqual(["true", "false"]);
    await user.click(inspect);
    expect(expanded()).toEqual(["false", "true"]);
    expect(screen.queryByRole("textbox", { name: "Seed" })).toBeNull();
    await screen.findByRole("tree", { name: "Board" });
    await user.click(inspect);
    expect(expanded()).toEqual(["false", "false"]);
  });
});
