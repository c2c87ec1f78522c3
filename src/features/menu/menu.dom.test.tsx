import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { answerMediaQueries } from "../../../tests/dom/mediaQueries";
import { Navbar } from "../../components/Navbar/Navbar";
import { Sidebar } from "../../components/Sidebar/Sidebar";
import { startActions } from "../../shared/browser/actions";
import { SIDEBAR } from "../../shared/contracts/siteIds";
import { showCurrentEntry } from "./currentEntry";
import { closeMenu, openMenu, watchMenu } from "./menu";

const ITEMS = [
  { label: "Introduction", route: "/", items: [] },
  {
    label: "Game",
    route: "/category/game",
    items: [
      { label: "Board", route: "/game/board" },
      { label: "Flow", route: "/game/flow" },
    ],
  },
];

/** A page with the bar that opens the menu, and what is beside and below it. */
function Page({ route }: { readonly route: string }): React.JSX.Element {
  return (
    <>
      <Navbar
        title="Boardzilla"
        links={[]}
        menuId={SIDEBAR}
        hidden={false}
        search={<button type="button">Search</button>}
        actions={null}
      />
      <div>
        <Sidebar id={SIDEBAR} head={null} items={ITEMS} route={route} />
        <main>
          <a href="/game/flow">Text</a>
        </main>
      </div>
      <footer>
        <a href="/accessibility">Accessibility</a>
      </footer>
    </>
  );
}

startActions({ "open-menu": openMenu, "close-menu": closeMenu });

const sidebar = () => screen.getByRole("navigation", { name: "Documentation" });
const opener = () => screen.getByRole("button", { name: "Open menu" });
const isOpen = () => sidebar().dataset["open"] === "true";
const entry = (name: string) => within(sidebar()).getByRole("link", { name });

/** Controls that a reader can reach although they are not part of the menu. */
const reachable = () =>
  [...document.querySelectorAll("a, button")]
    .filter((control) => !control.closest(`#${SIDEBAR}`) && !control.closest("[inert]"))
    .map((control) => control.textContent);

function expectClosed(): void {
  expect(isOpen()).toBe(false);
  expect(opener().getAttribute("aria-expanded")).toBe("false");
  expect(within(sidebar()).queryByRole("button", { name: "Close menu" })).toBeNull();
  expect(document.querySelectorAll("[inert]")).toHaveLength(0);
  expect(document.documentElement.hasAttribute("data-menu-open")).toBe(false);
}

async function showMenu(route = "/game/board") {
  const user = userEvent.setup();
  render(<Page route={route} />);
  expectClosed();
  await user.click(opener());
  return { user };
}

let becomeWide: () => void;
beforeEach(() => {
  const answer = answerMediaQueries(false);
  becomeWide = () => answer(true);
  const watching = new AbortController();
  watchMenu(watching);
  return () => {
    closeMenu();
    watching.abort();
  };
});

test("the menu opens with the focus on the present page; all else is inert", async () => {
  await showMenu();
  expect(isOpen()).toBe(true);
  expect(
    document.querySelector("[aria-controls=Site-sidebar]")?.getAttribute("aria-expanded"),
  ).toBe("true");
  expect(document.activeElement).toBe(entry("Board"));
  expect(entry("Board").getAttribute("aria-current")).toBe("page");
  expect(reachable()).toEqual([]);
  expect(document.documentElement.hasAttribute("data-menu-open")).toBe(true);
});

test("on a page of an index that the menu lists the focus goes to the index", async () => {
  await showMenu("/game/board/pieces");
  expect(document.activeElement).toBe(entry("Board"));
});

test("on a page that the menu does not list the focus goes to its first link", async () => {
  await showMenu("/search");
  expect(document.activeElement).toBe(entry("Introduction"));
});

test.each<[string, (user: UserEvent) => unknown]>([
  ["by its button", (user) => user.click(screen.getByRole("button", { name: "Close menu" }))],
  ["on Escape", (user) => user.keyboard("{Escape}")],
  ["when another page comes", closeMenu],
  ["on Back", () => window.dispatchEvent(new PopStateEvent("popstate"))],
  ["when the window becomes wide", () => becomeWide()],
])("the menu closes %s, and gives the focus back", async (_, close) => {
  const { user } = await showMenu();
  await close(user);
  expectClosed();
  expect(document.activeElement).toBe(opener());
});

test("the menu stays open when Escape ends an input method's composition", async () => {
  await showMenu();
  fireEvent.keyDown(document.body, { key: "Escape", keyCode: 229 });
  expect(isOpen()).toBe(true);
});

test("what was inert before the menu opened stays so", async () => {
  const user = userEvent.setup();
  render(<Page route="/game/board" />);
  const footer = screen.getByRole("contentinfo");
  footer.inert = true;
  await user.click(opener());
  await user.keyboard("{Escape}");
  expect([...document.querySelectorAll("[inert]")]).toEqual([footer]);
});

test("on a page that is still coming the menu opens once it is there, and what comes later is inert", async () => {
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  onTestFinished(() => readyState.mockRestore());
  const user = userEvent.setup();
  render(<Page route="/game/board" />);
  const content = screen.getByRole("main");
  const place = content.parentElement!;
  content.remove();
  await user.click(opener());
  expectClosed();
  place.append(content);
  await user.click(opener());
  expect(isOpen()).toBe(true);
  const late = document.body.appendChild(document.createElement("aside"));
  onTestFinished(() => late.remove());
  readyState.mockReturnValue("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(late.inert).toBe(true);
  expect(isOpen()).toBe(true);
  await user.keyboard("{Escape}");
  expectClosed();
});

test("the section of a page that is opened unfolds; an anchor of the page leaves it folded", () => {
  const { rerender } = render(<Page route="/" />);
  showCurrentEntry();
  const section = document.querySelector("details")!;
  section.open = false;
  rerender(<Page route="/game/board" />);
  showCurrentEntry();
  expect(section.open).toBe(true);
  section.open = false;
  showCurrentEntry();
  expect(section.open).toBe(false);
});
