import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PEBBLES, START, createPebbleFrames, takeAt } from "../../../../tests/dom/pebbles";
import type { FlowResult, QueryResult, Viewer } from "../../../lib/inspect/inspectCalls";
import { GameSession } from "../session/GameSession";
import { RunningTable } from "../ui/RunningTable";

const FLOW: FlowResult = {
  flows: [
    {
      kind: "loop",
      current: true,
      notes: [],
      children: [
        {
          kind: "eachPlayer",
          name: "turn",
          slot: "do",
          current: true,
          notes: ["turn = Ada"],
          children: [{ kind: "playerActions", current: true, notes: [], children: [] }],
        },
      ],
    },
  ],
  players: [
    {
      seat: 1,
      name: "Ada",
      current: true,
      actions: [
        {
          name: "take",
          available: true,
          reason: "",
          choice: {
            name: "pebble",
            count: 5,
            examples: ["Pebble 1"],
            branches: ["0/0/0", "0/0/1"],
          },
        },
        { name: "__pass__", available: false, reason: "Its condition is false." },
        {
          name: "shout",
          available: true,
          reason: "",
          choice: { name: "word", examples: ["any text"], branches: [] },
        },
        { name: "resign", available: true, reason: "" },
      ],
    },
    {
      seat: 2,
      name: "Ben",
      current: false,
      actions: [{ name: "take", available: false, reason: "It is not Ben's turn." }],
    },
  ],
};

let session: GameSession;
let frames: ReturnType<typeof createPebbleFrames>;
let user: ReturnType<typeof userEvent.setup>;
/** What the engine answers to the next query. */
let answer: () => QueryResult;

beforeEach(async () => {
  user = userEvent.setup();
  answer = () => ({ elements: [] });
  frames = createPebbleFrames({ flow: () => FLOW, query: () => answer() });
  session = new GameSession({
    bundle: PEBBLES,
    framePath: "/live/play.html",
    host: document.createElement("div"),
    start: START,
    openFrame: frames.openFrame,
  });
  session.start();
  render(
    <RunningTable
      session={session}
      bundle={PEBBLES}
      lens="all"
      tools={() => null}
      onClose={() => undefined}
    />,
  );
  await waitFor(() => {
    expect(session.getState().busy).toBe(false);
  });
  await user.click(screen.getByRole("button", { name: "Inspect" }));
  await screen.findByRole("tree", { name: "Board" });
});
afterEach(() => {
  session.close();
});

const open = (tab: string): Promise<void> => user.click(screen.getByRole("tab", { name: tab }));
const rows = (): HTMLElement[] => screen.getAllByRole("treeitem");
const row = (index: number): HTMLElement => rows().at(index)!;
const focused = (): HTMLElement => document.activeElement as HTMLElement;
const matchesAt = (seat: number): unknown => {
  const order = frames.table(seat).orders.findLast(({ t }) => t === "mark");
  return order?.t === "mark" ? order.marks.map(({ branch }) => branch) : undefined;
};
const chooseViewer = (viewer: Viewer): Promise<void> =>
  user.selectOptions(screen.getByRole("combobox", { name: "As seen by" }), String(viewer));

describe("the tree of the board", () => {
  beforeEach(() => {
    act(() => {
      row(0).focus();
    });
  });

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

  test("is walked by arrow keys, which close and open what holds others", async () => {
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
  });

  test("has one row in the order of Tab, wherever the focus was last", async () => {
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([row(2)]);
    expect(focused()).toBe(row(2));
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

describe("a query", () => {
  const query = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Query" });
  const says = (text: string | RegExp) =>
    waitFor(() => {
      expect(query().form?.querySelector("[role=status]")?.textContent).toMatch(text);
    });
  const ask = async (text: string): Promise<void> => {
    await user.clear(query());
    await user.type(query(), `${text.replace(/[{[]/g, "$&$&")}{Enter}`);
  };
  const asked = () => frames.asked.filter(({ name }) => name === "query");

  test("glows in the tree and on the boards with what it finds", async () => {
    const found = ["0/0/0", "0/0/1", "0/0/2"].map((branch) => ({ branch, label: "Pebble" }));
    answer = () => ({ elements: found });
    await ask("game.all(Pebble)");
    await says("3 elements Pebble, Pebble, Pebble");
    const selected = rows().filter((each) => each.getAttribute("aria-selected") === "true");
    expect(selected).toHaveLength(3);
    expect(matchesAt(2)).toEqual(["0/0/0", "0/0/1", "0/0/2"]);
    answer = () => ({ elements: found.slice(0, 1) });
    await ask("game.first(Pebble)");
    await says("1 element Pebble");
    answer = () => ({ elements: [] });
    await ask("game.all(Coin)");
    await says("No element matches.");
    expect(matchesAt(1)).toEqual([]);
  });

  test("opens the rows around what it finds", async () => {
    await user.click(row(0));
    expect(rows()).toHaveLength(1);
    // The reader's own choice goes first; below it the rows are open.
    await user.click(row(0));
    answer = () => ({ elements: [{ branch: "0/0/4", label: "Pebble" }] });
    await ask("game.last(Pebble)");
    await says("1 element");
    expect(row(6).getAttribute("aria-selected")).toBe("true");
  });

  test("names the first six elements", async () => {
    answer = () => ({
      elements: Array.from({ length: 7 }, (_, index) => ({
        branch: `0/0/${String(index)}`,
        label: `P${String(index)}`,
      })),
    });
    await ask("game.all()");
    await says(/^7 elements P0, P1, P2, P3, P4, P5, …$/);
  });

  test("is asked as a seat, and asked again for every state that is shown", async () => {
    answer = () => ({ elements: [], value: "5" });
    await chooseViewer(1);
    await ask("game.all(Pebble).length");
    await says(/^5$/);
    expect(asked().at(-1)?.args[1]).toBe(1);
    answer = () => ({ elements: [], value: "4" });
    act(() => {
      takeAt(frames.table(1), 1);
    });
    await says(/^4$/);
    await chooseViewer("server");
    await waitFor(() => {
      expect(asked().at(-1)?.args[1]).toBe("server");
    });
  });

  test("with a mistake says so, without asking the engine; an empty one says nothing", async () => {
    await ask("game.all(");
    await says("the query ends too early");
    await ask("let x = 1");
    await says(/./);
    expect(asked()).toEqual([]);
    await user.clear(query());
    await user.keyboard("{Enter}");
    await says(/^$/);
  });

  test("that throws says what it has thrown, and is not asked again by itself", async () => {
    answer = () => {
      throw new Error("game.nothing is not a function");
    };
    await ask("game.nothing()");
    await says("game.nothing is not a function");
    act(() => {
      takeAt(frames.table(1), 1);
    });
    await screen.findByText("Move 1 of 1");
    expect(asked()).toHaveLength(1);
  });

  test("that never ends costs the engine its frame, and the game goes on", async () => {
    frames.hold();
    await ask("forever()");
    await says("Asking…");
    act(() => {
      frames.engines()[0]?.fail("hung");
    });
    await says("The query did not end, so it was stopped. The game is not touched");
    frames.release();
    answer = () => ({ elements: [], value: "1" });
    await ask("1");
    await says(/^1$/);
    act(() => {
      takeAt(frames.table(1), 1);
    });
    await screen.findByText("Move 1 of 1");
  });

  test("whose answer is no answer says so", async () => {
    answer = () => ({ elements: [{ branch: "../..", label: "x" }] });
    await ask("game");
    await says("The answer is too large or not readable.");
  });

  test("can be one of the examples", async () => {
    const examples = screen.getByRole("list", { name: "Examples of queries" });
    const [first] = within(examples).getAllByRole("button");
    await user.click(first!);
    expect(query().value).toBe(first!.textContent);
    await says("No element matches.");
  });
});

describe("the flow", () => {
  beforeEach(async () => {
    await open("Flow");
    await screen.findByRole("list", { name: "Flow" });
  });

  test("says where the game is", () => {
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

  test("is asked again after a move", async () => {
    const count = () => frames.asked.filter(({ name }) => name === "flow").length;
    expect(count()).toBe(1);
    act(() => {
      takeAt(frames.table(1), 1);
    });
    await waitFor(() => {
      expect(count()).toBe(2);
    });
  });

  test("has no choice of a seat: it is the engine's", () => {
    expect(screen.queryByRole("combobox", { name: "As seen by" })).toBeNull();
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
    act(() => {
      takeAt(frames.table(1), 1);
    });
    await screen.findByText(/lines are other than before the move/);
    expect(json().querySelector("mark")).not.toBeNull();
  });

  test("is copied as it stands", async () => {
    await chooseViewer(2);
    const panel = screen.getByRole("tabpanel", { name: "JSON" });
    await user.click(within(panel).getByRole("button", { name: "Copy" }));
    await within(panel).findByRole("button", { name: "Copied" });
    const [update] = session.getState().updates;
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual(update?.players[1]?.state);
  });
});

test("the inspectors are tabs for the keyboard", async () => {
  const tab = (name: string) => screen.getByRole("tab", { name });
  act(() => {
    tab("Board").focus();
  });
  await user.keyboard("{ArrowRight}");
  expect(focused()).toBe(tab("Flow"));
  expect(tab("Flow").getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{End}");
  screen.getByRole("tabpanel", { name: "JSON" });
  await user.keyboard("{ArrowRight}");
  screen.getByRole("tabpanel", { name: "Board" });
});
