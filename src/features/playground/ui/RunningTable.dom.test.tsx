import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  PEBBLES,
  START,
  createPebbleFrames,
  pebblesAt,
  takeAt,
  type PebbleFrames,
} from "../../../../tests/dom/pebbles";
import type { StartPosition } from "../../../lib/play/startPosition";
import { GameSession } from "../session/GameSession";
import type { SeatLens } from "./GameTable";
import { RunningTable } from "./RunningTable";

let session: GameSession;
let frames: PebbleFrames;
const onClose = vi.fn();

afterEach(() => {
  session.close();
  onClose.mockClear();
  vi.useRealTimers();
});

/** Opens the table of a running game. */
async function openTable(
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
      onClose={onClose}
    />,
  );
  await waitFor(() => {
    expect(button("Settings")).toBeTruthy();
    expect(session.getState().busy).toBe(false);
  });
  return user;
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const isDisabled = (name: string): boolean => button(name).disabled;
const expectMove = async (at: number, of = at): Promise<void> => {
  await screen.findByText(`Move ${String(at)} of ${String(of)}`);
};
/** A reader takes pebbles at a table. */
const takeBy = (seat: number, count: number): Promise<void> =>
  act(async () => {
    takeAt(frames.table(seat), count);
    await Promise.resolve();
  });
const region = (name: string) => screen.getByRole("region", { name });

describe("the moves", () => {
  test("go back one by one, and come back until another is made", async () => {
    const user = await openTable();
    expect([isDisabled("Undo"), isDisabled("Redo")]).toEqual([true, true]);
    await user.click(button("Bot move"));
    await expectMove(1);
    await user.click(button("Bot move"));
    await expectMove(2);
    await user.click(button("Undo"));
    await expectMove(1);
    await user.click(button("Undo"));
    await expectMove(0);
    expect([isDisabled("Undo"), isDisabled("Redo")]).toEqual([true, false]);
    await user.click(button("Redo"));
    await expectMove(1);
    await user.click(button("Bot move"));
    await expectMove(2);
    expect(isDisabled("Redo")).toBe(true);
  });

  test("are walked by the slider, which says where the game stands", async () => {
    const user = await openTable();
    const slider = screen.getByRole<HTMLInputElement>("slider");
    expect(slider.disabled).toBe(true);
    await takeBy(1, 1);
    await takeBy(2, 1);
    await expectMove(2);
    expect(slider.getAttribute("aria-valuetext")).toBe("after move 2 of 2");
    await user.click(button(/^Ada takes/));
    expect(slider.value).toBe("1");
    act(() => {
      session.show(0);
    });
    expect(slider.getAttribute("aria-valuetext")).toBe("the start, of 2 moves");
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
    expect([isDisabled("Bot move"), isDisabled("Play on")]).toEqual([true, true]);
    expect(isDisabled("Undo")).toBe(false);
  });

  test("that the rules refuse are told", async () => {
    await openTable();
    await takeBy(2, 1);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Refused: it is not the turn of seat 2",
    );
    await expectMove(0);
  });

  test("wait for the engine: nothing else can be started meanwhile", async () => {
    const user = await openTable();
    await takeBy(1, 1);
    frames.hold();
    await user.click(button("Bot move"));
    expect(["Undo", "Bot move", "Play on"].map(isDisabled)).toEqual([true, true, true]);
    frames.release();
    await expectMove(2);
    expect(["Undo", "Bot move", "Play on"].map(isDisabled)).toEqual([false, false, false]);
  });
});

describe("the log", () => {
  test("tells each move; a click on a line goes there", async () => {
    const user = await openTable();
    await takeBy(1, 1);
    await takeBy(2, 2);
    await expectMove(2);
    const says = (text: string) => screen.getByText(text, { selector: "[role=status]" });
    says("Ben takes 2 of the pebbles.");
    await user.click(screen.getByText("Log: 2 lines"));
    await user.click(button("Ada takes 1 of the pebbles."));
    await expectMove(1, 2);
    says("Ada takes 1 of the pebbles.");
    expect(pebblesAt(frames.table(2))).toBe(4);
    expect(button(/^Ada takes/).getAttribute("aria-current")).toBe("step");
    expect(button(/^Ben takes/).getAttribute("aria-current")).toBeNull();
  });
});

describe("the bots", () => {
  test("play on until they are told to stop", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openTable();
    await user.click(button("Play on"));
    expect(isDisabled("Bot move")).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await expectMove(1);
    await user.click(button("Stop"));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await expectMove(1);
    await user.click(button("Play on"));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await expectMove(5);
    expect(isDisabled("Play on")).toBe(true);
  });

  test("move for the other seats when the reader plays one", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openTable();
    await user.click(button("Settings"));
    await user.selectOptions(screen.getByRole("combobox", { name: "You play" }), "1");
    await takeBy(1, 1);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await expectMove(2);
    expect(region("Ada's table").textContent).toContain("to move");
    await user.click(button("Undo"));
    await expectMove(0);
  });
});

describe("the settings", () => {
  test("restart with the seed that stands there; a seed is at least one letter", async () => {
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
    expect(session.getState().seed).toBe("plum");
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
    expect(session.getState()).toMatchObject({ players: 3, seed: "brook" });
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

describe("the view", () => {
  const marksAt = (seat: number): unknown => {
    const order = frames.table(seat).orders.findLast(({ t }) => t === "mark");
    return order?.t === "mark" ? order.marks : undefined;
  };

  test("shows all seats, or one of them, whose frame stays alive while it is hidden", async () => {
    const user = await openTable();
    const seats = () =>
      ["Ada's table", "Ben's table"].map((name) => screen.queryByRole("region", { name }) !== null);
    expect(seats()).toEqual([true, true]);
    await user.click(button("Ben"));
    expect(seats()).toEqual([false, true]);
    expect(button("Ben").getAttribute("aria-pressed")).toBe("true");
    expect(frames.table(1).isClosed).toBe(false);
    await user.click(button("All seats"));
    expect(seats()).toEqual([true, true]);
    expect(frames.opened).toHaveLength(3);
  });

  test("begins with the seat that a link names", async () => {
    await openTable({}, 2);
    expect(button("Ben").getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByRole("region", { name: "Ada's table" })).toBeNull();
    // A seat that nobody has looked at has no frame.
    expect(screen.queryByTitle("Pebbles, seat 1")).toBeNull();
  });

  test("of the server marks on every board what its seat cannot see, and says it in words", async () => {
    const user = await openTable();
    await user.click(button("Server"));
    expect(marksAt(1)).toEqual([expect.objectContaining({ branch: "0/2", kind: "hidden" })]);
    expect(marksAt(2)).toEqual([expect.objectContaining({ branch: "0/1", kind: "hidden" })]);
    await user.click(screen.getByText("Ada cannot see 1 element"));
    screen.getByText("Ben cannot see 1 element");
    expect(screen.getAllByText(/^Coin.*value 7$/).length).toBeGreaterThan(0);
    await user.click(button("All seats"));
    expect([marksAt(1), marksAt(2)]).toEqual([[], []]);
    expect(screen.queryByText(/cannot see/)).toBeNull();
  });

  test("of the server says that a seat sees everything where there are no secrets", async () => {
    const user = await openTable({ settings: { pebbles: 5, coins: false } });
    await user.click(button("Server"));
    screen.getByText("Ada sees everything.");
    screen.getByText("Ben sees everything.");
    expect(marksAt(1)).toBeUndefined();
  });

  test("takes the page's theme, and follows it", async () => {
    await openTable();
    expect(frames.table(1).options.first).toMatchObject({ theme: "light" });
    document.documentElement.dataset["theme"] = "dark";
    for (const seat of [1, 2])
      await waitFor(() => {
        expect(frames.table(seat).orders.at(-1)).toEqual({ t: "theme", theme: "dark" });
      });
  });
});

describe("where one table fits", () => {
  const beNarrow = (): void => {
    const query = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal("matchMedia", () => query);
  };
  const tab = (name: string) => screen.getByRole("tab", { name });
  const selected = () =>
    screen
      .getAllByRole("tab")
      .filter((each) => each.getAttribute("aria-selected") === "true")
      .map(({ textContent }) => textContent);

  test("seats are tabs for the keyboard, and one is in the order of Tab", async () => {
    beNarrow();
    const user = await openTable();
    expect(selected()).toEqual(["Ada"]);
    expect(screen.queryByTitle("Pebbles, seat 2")).toBeNull();
    act(() => {
      tab("Ada").focus();
    });
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(tab("Ben"));
    expect(selected()).toEqual(["Ben"]);
    screen.getByRole("tabpanel", { name: "Ben" });
    expect(screen.queryByRole("tabpanel", { name: "Ada" })).toBeNull();
    await user.keyboard("{ArrowRight}");
    expect(selected()).toEqual(["Ada"]);
    await user.keyboard("{End}");
    expect(selected()).toEqual(["Ben"]);
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(tab("Ada"));
    expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      tab("Ada"),
    ]);
  });

  test("the table of whose turn it is comes to the front, until the reader chooses", async () => {
    beNarrow();
    const user = await openTable();
    await takeBy(1, 1);
    await expectMove(1);
    expect(selected()).toEqual(["Ben"]);
    expect(pebblesAt(frames.table(1))).toBe(4);
    await user.click(tab("Ada"));
    await user.click(button("Bot move"));
    await expectMove(2);
    await user.click(button("Bot move"));
    await expectMove(3);
    expect(selected()).toEqual(["Ada"]);
    await user.click(button("Settings"));
    await user.click(screen.getByRole("switch", { name: "Follow the turn" }));
    expect(selected()).toEqual(["Ben"]);
  });

  test("the server's view is a switch beside the tabs", async () => {
    beNarrow();
    const user = await openTable();
    await user.click(button("Server"));
    expect(button("Server").getAttribute("aria-pressed")).toBe("true");
    screen.getByText("Ada cannot see 1 element");
    expect(screen.queryByText("Ben cannot see 1 element")).toBeNull();
    await user.click(button("Server"));
    expect(screen.queryByText(/cannot see/)).toBeNull();
  });
});

describe("a fault", () => {
  test("of a table is told, and the table can be opened again", async () => {
    const user = await openTable();
    const lost = frames.table(2);
    act(() => {
      lost.fail("hung");
    });
    expect(screen.getByRole("alert").textContent).toContain(
      "Ben's table did not answer for a while",
    );
    expect(screen.queryByTitle("Pebbles, seat 2")).toBeNull();
    await user.click(within(region("Ben's table")).getByRole("button", { name: "Open again" }));
    screen.getByTitle("Pebbles, seat 2");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("button", { name: "Open again" })).toBeNull();
  });

  test("of the engine is told with a way to restart", async () => {
    const user = await openTable();
    await takeBy(1, 1);
    frames.hold();
    await user.click(button("Bot move"));
    act(() => {
      frames.engines()[0]?.fail("hung");
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The bot found no move for Ben.");
    frames.release();
    frames.hold();
    await takeBy(2, 1);
    act(() => {
      frames.engines()[1]?.fail("hung");
    });
    await screen.findByText(/make another one, or restart/);
    frames.release();
    await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Restart" }));
    await expectMove(0);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("Close gives the game back", async () => {
  const user = await openTable();
  await user.click(button("Close"));
  expect(onClose).toHaveBeenCalledOnce();
});
