import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { takeAt } from "../../../../tests/dom/pebbles";
import {
  answerWith,
  chooseViewer,
  frames,
  matchesAt,
  prepareInspectors,
  row,
  rows,
  user,
} from "../../../../tests/dom/openInspectors";

prepareInspectors();

describe("a query", () => {
  const query = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Query" });
  const says = (text: string | RegExp) =>
    waitFor(() => expect(query().form?.querySelector("[role=status]")?.textContent).toMatch(text));
  const ask = async (text: string): Promise<void> => {
    await user.clear(query());
    await user.type(query(), `${text.replace(/[{[]/g, "$&$&")}{Enter}`);
  };
  const asked = () => frames.asked.filter(({ name }) => name === "query");

  test("glows in the tree and on the boards with what it finds", async () => {
    const found = ["0/0/0", "0/0/1", "0/0/2"].map((branch) => ({ branch, label: "Pebble" }));
    answerWith(() => ({ elements: found }));
    await ask("game.all(Pebble)");
    await says("3 elements Pebble, Pebble, Pebble");
    const selected = rows().filter((each) => each.getAttribute("aria-selected") === "true");
    expect(selected).toHaveLength(3);
    await waitFor(() => expect(matchesAt(2)).toEqual(["0/0/0", "0/0/1", "0/0/2"]));
    answerWith(() => ({ elements: found.slice(0, 1) }));
    await ask("game.first(Pebble)");
    await says("1 element Pebble");
    answerWith(() => ({ elements: [] }));
    await ask("game.all(Coin)");
    await says("No element matches.");
    await waitFor(() => expect(matchesAt(1)).toEqual([]));
  });

  test("opens the rows around what it finds", async () => {
    await user.click(row(0));
    expect(rows()).toHaveLength(1);
    // The reader's own choice goes first; below it the rows are open.
    await user.click(row(0));
    answerWith(() => ({ elements: [{ branch: "0/0/4", label: "Pebble" }] }));
    await ask("game.last(Pebble)");
    await says("1 element");
    expect(row(6).getAttribute("aria-selected")).toBe("true");
  });

  test("names the first six elements", async () => {
    answerWith(() => ({
      elements: Array.from({ length: 7 }, (_, index) => ({
        branch: `0/0/${String(index)}`,
        label: `P${String(index)}`,
      })),
    }));
    await ask("game.all()");
    await says(/^7 elements P0, P1, P2, P3, P4, P5, …$/);
  });

  test("is asked as a seat, and asked again for every state that is shown", async () => {
    answerWith(() => ({ elements: [], value: "5" }));
    await chooseViewer(1);
    await ask("game.all(Pebble).length");
    await says(/^5$/);
    expect(asked().at(-1)?.args[1]).toBe(1);
    answerWith(() => ({ elements: [], value: "4" }));
    act(() => takeAt(frames.table(1), 1));
    await says(/^4$/);
    await chooseViewer("server");
    await waitFor(() => expect(asked().at(-1)?.args[1]).toBe("server"));
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
    answerWith(() => {
      throw new Error("game.nothing is not a function");
    });
    await ask("game.nothing()");
    await says("game.nothing is not a function");
    act(() => takeAt(frames.table(1), 1));
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
    answerWith(() => ({ elements: [], value: "1" }));
    await ask("1");
    await says(/^1$/);
    act(() => takeAt(frames.table(1), 1));
    await screen.findByText("Move 1 of 1");
  });

  test("whose answer is no answer says so", async () => {
    answerWith(() => ({ elements: [{ branch: "../..", label: "x" }] }));
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
