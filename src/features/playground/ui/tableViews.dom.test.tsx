import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { pebblesAt } from "../../../../tests/dom/pebbles";
import {
  button,
  expectMove,
  frames,
  openTable,
  prepareTables,
  takeBy,
} from "../../../../tests/dom/openTable";

prepareTables();

describe("the view", () => {
  const marksAt = (seat: number): unknown => {
    const order = frames.table(seat).orders.findLast(({ t }) => t === "mark");
    return order?.t === "mark" ? order.marks : undefined;
  };

  test("shows all seats, or one of them, whose frame goes on while it is hidden", async () => {
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

  test("of the server marks on every board what its seat cannot see, and says it in words", async () => {
    const user = await openTable();
    await user.click(button("Hidden information"));
    expect(marksAt(1)).toEqual([expect.objectContaining({ branch: "0/2", kind: "hidden" })]);
    expect(marksAt(2)).toEqual([expect.objectContaining({ branch: "0/1", kind: "hidden" })]);
    await user.click(screen.getByText("Ada cannot see 1 element"));
    screen.getByText("Ben cannot see 1 element");
    expect(screen.getAllByText(/^Coin.*value 7$/).length).toBeGreaterThan(0);
    await user.click(button("Hidden information"));
    expect([marksAt(1), marksAt(2)]).toEqual([[], []]);
    expect(screen.queryByText(/cannot see/)).toBeNull();
  });

  test("of the server goes on when another seat is chosen", async () => {
    const user = await openTable();
    await user.click(button("Hidden information"));
    await user.click(button("Ben"));
    expect(button("Hidden information").getAttribute("aria-pressed")).toBe("true");
    screen.getByText("Ben cannot see 1 element");
    expect(screen.queryByText("Ada cannot see 1 element")).toBeNull();
  });

  test("of the server says that a seat sees everything where there are no secrets", async () => {
    const user = await openTable({ settings: { pebbles: 5, coins: false } });
    await user.click(button("Hidden information"));
    screen.getByText("Ada sees everything.");
    screen.getByText("Ben sees everything.");
    expect(marksAt(1)).toBeUndefined();
  });

  test("takes the page's theme, and follows it", async () => {
    await openTable();
    expect(frames.table(1).options.first).toMatchObject({ theme: "light" });
    document.documentElement.dataset["theme"] = "dark";
    for (const seat of [1, 2])
      await waitFor(() =>
        expect(frames.table(seat).orders.at(-1)).toEqual({ t: "theme", theme: "dark" }),
      );
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
    act(() => tab("Ada").focus());
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

  test("the status takes a move back, and opens what else there is", async () => {
    beNarrow();
    const user = await openTable();
    await takeBy(1, 1);
    const status = screen.getByText("Ben to move").closest("div") ?? document.body;
    await user.click(within(status).getByRole("button", { name: "Undo" }));
    await expectMove(0);
    screen.getByText("Ada to move");
    expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
    const more = within(status).getByRole("button", { name: "More" });
    const controls = document.getElementById(more.getAttribute("aria-controls") ?? "");
    expect(controls?.dataset["open"]).toBe("false");
    await user.click(more);
    expect(more.getAttribute("aria-expanded")).toBe("true");
    expect(controls?.dataset["open"]).toBe("true");
  });

  test("the tab of the seat to move says so while another table is shown", async () => {
    beNarrow();
    const user = await openTable();
    await user.click(tab("Ben"));
    expect(screen.getByRole("tab", { description: "to move" })).toBe(tab("Ada"));
    await takeBy(1, 1);
    await expectMove(1);
    expect(screen.getByRole("tab", { description: "to move" })).toBe(tab("Ben"));
  });

  test("the server's view is a switch beside the tabs", async () => {
    beNarrow();
    const user = await openTable();
    await user.click(button("Hidden information"));
    expect(button("Hidden information").getAttribute("aria-pressed")).toBe("true");
    screen.getByText("Ada cannot see 1 element");
    expect(screen.queryByText("Ben cannot see 1 element")).toBeNull();
    await user.click(button("Hidden information"));
    expect(screen.queryByText(/cannot see/)).toBeNull();
  });
});

describe("a fault", () => {
  test("of tables is reported until one button opens them again", async () => {
    const user = await openTable();
    act(() => frames.table(2).fail("hung"));
    expect(screen.getByRole("alert").textContent).toContain(
      "Ben's table did not answer for a while",
    );
    act(() => frames.table(1).fail("hung"));
    await user.click(button("Bot move"));
    await expectMove(1);
    expect(screen.queryByTitle(/^Pebbles, seat/)).toBeNull();
    await user.click(button("Open the tables again"));
    screen.getByTitle("Pebbles, seat 1");
    screen.getByTitle("Pebbles, seat 2");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("that refers to a page of this site links to it, and to nothing else", async () => {
    await openTable();
    const links = () => within(screen.getByRole("alert")).queryAllByRole("link");
    const report = (message: string): void =>
      act(() => frames.table(2).report({ t: "fault", message }));
    report('ui.tsx has no announcement "intro". See /ui/information.');
    expect(links().map((link) => link.getAttribute("href"))).toEqual(["/ui/information"]);
    expect(screen.getByRole("alert").textContent).toBe(
      'Ben\'s table reports: ui.tsx has no announcement "intro". See /ui/information. The game itself goes on.',
    );
    for (const other of ["//example.com/a", "https://example.com", "javascript:alert"]) {
      report(`It failed. See ${other}.`);
      expect(links()).toEqual([]);
    }
  });

  test("of the engine is reported with a way to restart", async () => {
    const user = await openTable();
    frames.hold();
    await takeBy(1, 1);
    act(() => {
      frames.engines()[0]?.fail("hung");
    });
    await screen.findByText(/make another one, or restart/);
    frames.release();
    await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Restart" }));
    await expectMove(0);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
