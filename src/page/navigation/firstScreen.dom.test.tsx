import { beforeEach, expect, test, vi } from "vitest";
import { paintFirstScreen } from "./firstScreen";

const BEFORE = { pathname: "/", hash: "" };
const PAGE = { pathname: "/game/flow", hash: "", action: "PUSH" };
const LONG = "word ".repeat(5000);

const listLater = () =>
  [...document.querySelectorAll<HTMLElement>("main *")]
    .filter(({ style }) => style.contentVisibility === "hidden")
    .map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `
    <main><div class="prose">
      <div class="static-html"><p id="a">Short.</p><p id="b">${LONG}</p><p id="c">Short.</p></div>
      <section id="d"><p>Short.</p></section>
    </div></main>`;
});

test("a page that opens in a tab in the background is painted as a whole", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
  paintFirstScreen(PAGE, BEFORE);
  expect(listLater()).toEqual([]);
});

test("what is below the first screen of a page follows with the next frame", async () => {
  paintFirstScreen(PAGE, BEFORE);
  expect(listLater()).toEqual(["c", "d"]);
  await vi.waitFor(() => expect(listLater()).toEqual([]));
});

test("a page that fits on the screen is painted as a whole", () => {
  document.getElementById("b")!.textContent = "Short, too.";
  paintFirstScreen(PAGE, BEFORE);
  expect(listLater()).toEqual([]);
});

test.each([
  ["is the first", PAGE, null],
  ["opens at an anchor", { ...PAGE, hash: "#c" }, BEFORE],
  ["is gone back to", { ...PAGE, action: "POP" }, BEFORE],
  ["stays the same", PAGE, { ...PAGE, hash: "#c" }],
])("a page that %s is painted as a whole", (_, location, previous) => {
  paintFirstScreen(location, previous);
  expect(listLater()).toEqual([]);
});
