import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDialog, openSite, queryDialog } from "../testing/openSite";
import { arriveFromSearch } from "./arrive";
import { expectHighlights } from "./chosenWords";

let highlights = new Map<string, Set<Range>>();

/** The words that are highlighted on the page, in its order. */
const highlighted = (): string[] => [...(highlights.get("search-words") ?? [])].map(String);
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
  // Takes the highlights and their listener away.
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(highlighted()).toEqual([]);
});

const ADDRESS = "/game/board#grids";
const TEXT = "<nav>placement</nav><p>A placement of <b>placements</b>, replaced.</p>";

/** Shows a page at an address, as the router does, and lets the search know. */
function showPage(html: string, address = ADDRESS): void {
  history.pushState({ key: address }, "", address);
  const main = document.createElement("main");
  main.innerHTML = html;
  document.body.replaceChildren(main);
  arriveFromSearch();
}

async function expectHighlighted(words: readonly string[]): Promise<void> {
  await waitFor(() => expect(highlighted()).toEqual(words));
}

test("the words are highlighted in the text of the result's page, which stays as it is", async () => {
  const apart = `<button>placement</button><script>placement</script><p inert="">placement</p>`;
  const html = `${TEXT}<code>onPlacement</code>${apart}`;
  expectHighlights(ADDRESS, ["placement"]);
  showPage(html);
  await expectHighlighted(["placement", "placement", "Placement"]);
  expect(document.querySelector("main")?.innerHTML).toBe(html);
});

test("no more than 400 words are highlighted", async () => {
  expectHighlights(ADDRESS, ["piece"]);
  showPage("<p>piece</p>".repeat(500));
  await waitFor(() => expect(highlighted()).toHaveLength(400));
});

test("another page than the chosen one has no highlights", async () => {
  expectHighlights("/game/flow", ["placement"]);
  showPage(TEXT);
  await vi.dynamicImportSettled();
  expect(highlighted()).toEqual([]);
  expect(readState()).toEqual({ key: ADDRESS });
});

test("the words are kept with the page's entry: they are highlighted again with Back", async () => {
  expectHighlights(ADDRESS, ["placement"]);
  showPage(TEXT);
  await expectHighlighted(["placement", "placement"]);
  const state = readState();
  expect(state).toEqual({ key: ADDRESS, searchWords: ["placement"] });
  expect(location.search).toBe("");
  showPage("<p>A placement question</p>", "/faq");
  await expectHighlighted([]);
  history.back();
  expect(readState()).toEqual(state);
  document.querySelector("main")!.innerHTML = TEXT;
  arriveFromSearch();
  await expectHighlighted(["placement", "placement"]);
});

test("the highlights go with Escape and stay away", async () => {
  expectHighlights(ADDRESS, ["placement"]);
  showPage(TEXT);
  await expectHighlighted(["placement", "placement"]);
  for (const sign of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(document.body, { key: "Escape", ...sign });
  expect(highlighted()).not.toEqual([]);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(highlighted()).toEqual([]);
  expect(readState()).toEqual({ key: ADDRESS });
});

/** Where the browser draws the first place of these words: at a height in px. */
function place(heights: Readonly<Record<string, number>>): void {
  const read = function (this: Range | Element): DOMRect {
    const text = this instanceof Range ? this.toString() : (this.getAttribute("title") ?? "");
    return new DOMRect(0, heights[text] ?? 5000, 100, 20);
  };
  vi.spyOn(Range.prototype, "getBoundingClientRect").mockImplementation(read);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(read);
}

const FOLDS = `<details title="first"><summary>More</summary><p>placement</p></details>
  <p>Placed</p>
  <div title="tabs"><p class="panel" hidden="until-found">placer</p></div>`;
const openFolds = () => document.querySelectorAll("details[open], .panel:not([hidden])");

test.each([
  ["the first match's, if no match is in view", {}, ["placement"], ["DETAILS"]],
  ["that in view, if its match is the only one there", { tabs: 100 }, ["place"], ["P"]],
  ["none, if another match is in view", { Place: 100, tabs: 200 }, ["place"], []],
  ["none, if the first match is shown", {}, ["placed"], []],
])("arrival opens of the folds and tabs %s", async (_, heights, words, opened) => {
  place(heights);
  expectHighlights(ADDRESS, words);
  showPage(FOLDS);
  await waitFor(() => expect(highlighted().length).toBeGreaterThan(0));
  expect([...openFolds()].map(({ tagName }) => tagName)).toEqual(opened);
});

test("Escape in the dialog keeps the highlights of the page below", async () => {
  expectHighlights("/game/board", ["placement"]);
  history.pushState(null, "", "/game/board");
  const site = openSite({ page: <p>A placement</p> });
  arriveFromSearch();
  await expectHighlighted(["placement"]);
  await openDialog(site);
  await site.user.keyboard("{Escape}");
  expect(queryDialog()).toBeNull();
  expect(highlighted()).toEqual(["placement"]);
});

test("words in an address are highlighted and taken out of it, whatever they are", async () => {
  const address = "/game/flow?h=flow+%3Cimg%3E+(+toString&x=1#loops";
  showPage("<p>The Flow of (games)</p>", address);
  await expectHighlighted(["Flow", "("]);
  expect(location.pathname + location.search + location.hash).toBe("/game/flow?x=1#loops");
  const searchWords = ["flow", "<img>", "(", "tostring"];
  expect(readState()).toEqual({ key: address, searchWords });
});

test("of the words in an address, eight are taken, of at most 40 letters", async () => {
  const words = ["x".repeat(50), "a", "b", "c", "d", "e", "f", "g", "h"];
  showPage("<p>a</p>", `/game/flow?h=${words.join("+")}`);
  await expectHighlighted(["a"]);
  expect(readState()?.["searchWords"]).toEqual(["x".repeat(40), ...words.slice(1, 8)]);
});

test("a browser without highlights still gets a clean address", async () => {
  vi.stubGlobal("CSS", {});
  showPage("<p>The Flow</p>", "/game/flow?h=flow");
  await waitFor(() => expect(location.search).toBe(""));
  expect(highlighted()).toEqual([]);
});
