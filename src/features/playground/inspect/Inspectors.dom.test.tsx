import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { takeAt } from "../../../../tests/dom/pebbles";
import {
  chooseViewer,
  focused,
  frames,
  matchesAt,
  open,
  prepareInspectors,
  row,
  rows,
  session,
  user,
} from "../../../../tests/dom/openInspectors";

prepareInspectors();

describe("the tree of the board", () => {
  beforeEach(() => act(() => row(0).focus()));

  test("names its elements, how deep they lie and what they hold", () => {
    expect(row(0).textContent).toBe("Game 3 inside");
    expect(row(1).textContent).toBe("Pile “pile” 5 inside");
    expect(row(2).textContent).toBe("Pebble gray: true");
    expect(row(-1).textContent).toBe("Coin value: 7, seat 2's");
    expect(row(2).getAttribute("aria-level")).toBe("3");
    expect(row(2).getAttribute("aria-posinset")).toBe("1");
    expect(row(2).getAttribute("aria-setsize")).toBe("5");
    expect(row(2).getAttribute("aria-expanded")).toBeNull();
  });

  test("is walked by arrow keys, which open and close rows; one row is in the order of Tab", async () => {
    const count = rows().length;
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe(row(1));
    expect(focused().getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{ArrowLeft}");
    expect(focused().getAttribute("aria-expanded")).toBe("false");
    expect(rows()).toHaveLength(count - 5);
    await user.keyboard("{ArrowRight}");
    expect(rows()).toHaveLength(count);
    await user.keyboard("{ArrowRight}");
    expect(focused().textContent).toContain("Pebble");
    await user.keyboard("{ArrowLeft}");
    expect(focused()).toBe(row(1));
    await user.keyboard("{ArrowUp}");
    expect(focused()).toBe(row(0));
    await user.keyboard("{End}");
    expect(focused()).toBe(row(-1));
    await user.keyboard("{Home}");
    expect(focused()).toBe(row(0));
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([row(2)]);
  });

  test("outlines the row in focus on all boards, until another inspector is opened", async () => {
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect([matchesAt(1), matchesAt(2)]).toEqual([["0/0/0"], ["0/0/0"]]);
    expect(row(2).getAttribute("aria-selected")).toBe("true");
    await open("JSON");
    expect([matchesAt(1), matchesAt(2)]).toEqual([[], []]);
  });

  test("opens and closes by clicks, and outlines what the mouse is over", async () => {
    const count = rows().length;
    await user.hover(row(-1));
    expect(matchesAt(1)).toEqual(["0/2"]);
    await user.click(row(1));
    expect(rows()).toHaveLength(count - 5);
    await user.click(row(1));
    expect(rows()).toHaveLength(count);
  });

  test("of a seat holds what the seat knows", async () => {
    await chooseViewer(1);
    expect(row(-1).textContent).toBe("Coin seat 2's");
    expect(row(-2).textContent).toBe("Coin value: 7, seat 1's");
  });
});

describe("the flow", () => {
  beforeEach(async () => {
    await open("Flow");
    await screen.findByRole("list", { name: "Flow" });
  });

  test("says where the game is, for no seat: it is the engine's", () => {
    expect(screen.queryByRole("combobox", { name: "As seen by" })).toBeNull();
    const flow = screen.getByRole("list", { name: "Flow" });
    const [here, ...others] = flow.querySelectorAll("[aria-current=step]");
    expect(here?.textContent).toBe("playerActions (the game is here)");
    expect(others).toEqual([]);
    expect(flow.textContent).toContain("do → eachPlayer “turn” turn = Ada");
  });

  test("says what each player can do, and why not the rest", () => {
    const actions = (player: string): (string | null)[] =>
      within(screen.getByRole("list", { name: `${player}'s actions` }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(actions("Ada")).toEqual([
      "✓take 5 legal choices for “pebble”: Pebble 1, …Show on the boards",
      "–pass not open: Its condition is false.",
      "✓shout asks for “word”: any text",
      "✓resign can be done at once",
    ]);
    expect(actions("Ben")).toEqual(["–take not open: It is not Ben's turn."]);
  });

  test("shows the choices on the boards", async () => {
    await user.click(screen.getByRole("button", { name: "Show on the boards" }));
    expect([matchesAt(1), matchesAt(2)]).toEqual([
      ["0/0/0", "0/0/1"],
      ["0/0/0", "0/0/1"],
    ]);
  });

  test("lists the legal moves of whose turn it is, and plays them by keyboard", async () => {
    const moves = (player: string) =>
      screen.findByRole("group", { name: `${player}'s legal moves` });
    const ada = within(await moves("Ada"));
    act(() => ada.getByRole("button", { name: "take" }).focus());
    expect(matchesAt(1)).toEqual(["0/0/0"]);
    await user.keyboard("{Enter}");
    await ada.findByText("How many?");
    expect(focused().textContent).toBe("1");
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(session.store.state.moves).toEqual([{ seat: 1, name: "take", args: { count: 2 } }]),
    );
    const ben = await moves("Ben");
    await waitFor(() => expect(ben.contains(focused())).toBe(true));
    expect(screen.queryByRole("group", { name: "Ada's legal moves" })).toBeNull();
  });

  test("asks for a text, says when the rules refuse it, and goes back", async () => {
    await user.click(await screen.findByRole("button", { name: "shout" }));
    await user.keyboard("hey{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe("The rules refuse this.");
    await user.click(screen.getByRole("button", { name: "Back" }));
    await screen.findByText("Which word?");
    expect(session.store.state.moves).toEqual([]);
  });

  test("is asked again after a move", async () => {
    const count = () => frames.asked.filter(({ name }) => name === "flow").length;
    expect(count()).toBe(1);
    act(() => takeAt(frames.table(1), 1));
    await waitFor(() => expect(count()).toBe(2));
  });
});

describe("the JSON", () => {
  const json = () => screen.getByRole("region", { name: "JSON" });
  const countValues = (): number => [...json().textContent.matchAll(/"value": 7/g)].length;

  beforeEach(() => open("JSON"));

  test("of the server holds every secret; that of a seat only its own", async () => {
    expect(json().textContent).toContain('"rseed": "brook"');
    expect(countValues()).toBe(2);
    screen.getByText(/^The engine keeps [\d,]+ bytes, with every secret and the random seed\.$/);
    for (const seat of [1, 2]) {
      await chooseViewer(seat);
      screen.getByText(
        new RegExp(`^Seat ${String(seat)} received [\\d,]+ bytes; what the seat may not`),
      );
      expect(countValues()).toBe(1);
      expect(json().textContent).toContain('"rseed": ""');
    }
  });

  test("marks what a move has changed", async () => {
    expect(json().querySelector("mark")).toBeNull();
    act(() => takeAt(frames.table(1), 1));
    await screen.findByText(/lines are other than before the move/);
    expect(json().querySelector("mark")).not.toBeNull();
  });

  test("is copied as it is", async () => {
    await chooseViewer(2);
    const panel = screen.getByRole("tabpanel", { name: "JSON" });
    await user.click(within(panel).getByRole("button", { name: "Copy" }));
    await within(panel).findByRole("button", { name: "Copied" });
    const [update] = session.store.state.updates;
    const own = update?.players.find(({ position }) => position === 2);
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual(own?.state);
  });
});
