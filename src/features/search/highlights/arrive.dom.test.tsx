import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDialog, openSite, queryDialog } from "../testing/openSite";
import { arriveFromSearch } from "./arrive";
import { expectMarks } from "./markedWords";

let highlights = new Map<string, Set<Range>>();

/** The words that are marked on the page, in its order. */
const marked = (): string[] => [...(highlights.get("search-words") ?? [])].map(String);
const readState = () => history.state as Readonly<Record<string, unknown>> | null;

beforeEach(() => {
  highlights = new Map();
  vi.stubGlobal("CSS", { escape: (text: string) => CSS.escape(text), highlights });
  vi.stubGlobal(
    "Highlight",
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
});

afterEach(() => {
  // Takes the marks and their listener away.
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(marked()).toEqual([]);
});

/** Shows a page at an address, as the router does, and lets the search know. */
function showPage(html: string, address = "/game/board#grids"): void {
  history.pushState({ key: address }, "", address);
  const main = document.createElement("main");
  main.innerHTML = html;
  document.body.replaceChildren(main);
}

async function expectMarked(words: readonly string[]): Promise<void> {
  await waitFor(() => {
    expect(marked()).toEqual(words);
  });
}

const TEXT = "<nav>placement</nav><p>A placement of <b>placements</b>, replaced.</p>";

test("the words are marked in the text of the result's page, not in its contents or controls", async () => {
  expectMarks("/game/board#grids", ["placement"]);
  showPage(`${TEXT}<button>placement</button><script>placement</script><p inert>placement</p>`);
  arriveFromSearch();
  await expectMarked(["placement", "placement"]);
});

test("parts of camel-case names are marked", async () => {
  expectMarks("/game/board#grids", ["board", "chooseonboard"]);
  showPage("<code>chooseOnBoard</code> and <code>firstOnBoard</code>");
  arriveFromSearch();
  await expectMarked(["chooseOnBoard", "Board"]);
});

test("the text of the page stays as it is", async () => {
  expectMarks("/game/board#grids", ["placement"]);
  showPage(TEXT);
  arriveFromSearch();
  await expectMarked(["placement", "placement"]);
  expect(document.querySelector("main")?.innerHTML).toBe(TEXT);
});

test("no more than 400 words are marked", async () => {
  expectMarks("/game/board#grids", ["piece"]);
  showPage("<p>piece</p>".repeat(500));
  arriveFromSearch();
  await waitFor(() => {
    expect(marked()).toHaveLength(400);
  });
});

test("another page than the chosen one has no marks", async () => {
  expectMarks("/game/flow", ["placement"]);
  showPage(TEXT);
  arriveFromSearch();
  await vi.dynamicImportSettled();
  expect(marked()).toEqual([]);
  expect(readState()).toEqual({ key: "/game/board#grids" });
});

test("the marks are kept with the page's entry: they come again with a reload and with Back", async () => {
  expectMarks("/game/board#grids", ["placement"]);
  showPage(TEXT);
  arriveFromSearch();
  await expectMarked(["placement", "placement"]);
  expect(readState()).toEqual({ key: "/game/board#grids", searchWords: ["placement"] });
  expect(location.search).toBe("");
  const state = readState();
  showPage("<p>A placement question</p>", "/faq");
  arriveFromSearch();
  await expectMarked([]);
  history.back();
  expect(readState()).toEqual(state);
  document.querySelector("main")!.innerHTML = TEXT;
  arriveFromSearch();
  await expectMarked(["placement", "placement"]);
});

test("the marks go with Escape and stay away", async () => {
  expectMarks("/game/board#grids", ["placement"]);
  showPage(TEXT);
  arriveFromSearch();
  await expectMarked(["placement", "placement"]);
  fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
  expect(marked()).not.toEqual([]);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(marked()).toEqual([]);
  expect(readState()).toEqual({ key: "/game/board#grids" });
});

test("Escape in the dialog keeps the marks of the page below", async () => {
  expectMarks("/game/board", ["placement"]);
  history.pushState(null, "", "/game/board");
  const site = openSite({ page: <p>A placement</p> });
  arriveFromSearch();
  await expectMarked(["placement"]);
  await openDialog(site);
  await site.user.keyboard("{Escape}");
  expect(queryDialog()).toBeNull();
  expect(marked()).toEqual(["placement"]);
});

test("words in an address are marked and taken out of it, whatever they are", async () => {
  showPage("<p>The Flow of (games)</p>", "/game/flow?h=flow+%3Cimg%3E+(+toString&x=1#loops");
  arriveFromSearch();
  await expectMarked(["Flow", "("]);
  expect(location.pathname + location.search + location.hash).toBe("/game/flow?x=1#loops");
  expect(readState()).toEqual({
    key: "/game/flow?h=flow+%3Cimg%3E+(+toString&x=1#loops",
    searchWords: ["flow", "<img>", "(", "tostring"],
  });
});

test("of the words in an address, eight are taken, of at most 40 letters", async () => {
  const words = ["x".repeat(50), "a", "b", "c", "d", "e", "f", "g", "h"];
  showPage("<p>a</p>", `/game/flow?h=${words.join("+")}`);
  arriveFromSearch();
  await expectMarked(["a"]);
  expect(readState()?.["searchWords"]).toEqual(["x".repeat(40), ...words.slice(1, 8)]);
});

test("a browser without highlights still gets a clean address", async () => {
  vi.stubGlobal("CSS", {});
  showPage("<p>The Flow</p>", "/game/flow?h=flow");
  arriveFromSearch();
  await waitFor(() => {
    expect(location.search).toBe("");
  });
  expect(marked()).toEqual([]);
});
