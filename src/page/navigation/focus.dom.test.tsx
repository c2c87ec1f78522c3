import { beforeEach, expect, test } from "vitest";
import { focusPage } from "./focus";

const FLOW = { pathname: "/game/flow", hash: "" };
const find = (id: string): HTMLElement => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a id="link" href="/game/board">Board</a></nav>
    <div id="gatsby-focus-wrapper" tabindex="-1"><h2 id="spaces">Spaces</h2></div>`;
  find("link").focus();
});

test("a page that has just been opened takes the focus from the sidebar", () => {
  focusPage({ pathname: "/game/board", hash: "" }, FLOW);
  expect(document.activeElement).toBe(find("gatsby-focus-wrapper"));
});

test("a page that opens at an anchor gives it the focus, also after the router has had it", () => {
  focusPage({ pathname: "/game/board", hash: "#spaces" }, FLOW);
  expect(document.activeElement).toBe(find("spaces"));
  find("gatsby-focus-wrapper").focus();
  expect(document.activeElement).toBe(find("spaces"));
});

test("an anchor keeps no place in the order of Tab once the focus has left it", () => {
  focusPage({ pathname: "/game/board", hash: "#spaces" }, FLOW);
  find("link").focus();
  expect(find("spaces").hasAttribute("tabindex")).toBe(false);
});

test.each(["#%", "#%E0%A4%A", "#nowhere"])("with the hash %s the page has the focus", (hash) => {
  focusPage({ pathname: "/game/board", hash }, FLOW);
  expect(document.activeElement).toBe(find("gatsby-focus-wrapper"));
});

test("the first page and an anchor of the same page leave the focus where it is", () => {
  focusPage(FLOW, null);
  focusPage({ ...FLOW, hash: "#spaces" }, FLOW);
  expect(document.activeElement).toBe(find("link"));
});
