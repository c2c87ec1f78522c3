import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { answerMediaQueries } from "../../../tests/dom/mediaQueries";
import { useMenu } from "../../hooks/useMenu";
import { Navbar } from "../Navbar/Navbar";
import { Sidebar } from "./Sidebar";

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
  const menu = useMenu("sidebar", route);
  return (
    <>
      <Navbar
        title="Boardzilla"
        links={[]}
        menuId="sidebar"
        menuOpen={menu.open}
        onMenuOpen={menu.show}
        hidden={false}
        search={<button type="button">Search</button>}
        actions={null}
      />
      <div>
        <Sidebar id="sidebar" items={ITEMS} route={route} open={menu.open} onClose={menu.close} />
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

const sidebar = () => screen.getByRole("navigation", { name: "Documentation" });
const opener = () => screen.getByRole("button", { name: "Open menu" });
const isOpen = () => sidebar().dataset["open"] === "true";
const entry = (name: string) => within(sidebar()).getByRole("link", { name });

/** Controls that a reader can reach although they are not part of the menu. */
const reachable = () =>
  [...document.querySelectorAll("a, button")]
    .filter((control) => !control.closest("#sidebar") && !control.closest("[inert]"))
    .map((control) => control.textContent);

function expectClosed(): void {
  expect(isOpen()).toBe(false);
  expect(opener().getAttribute("aria-expanded")).toBe("false");
  expect(within(sidebar()).queryByRole("button", { name: "Close menu" })).toBeNull();
  expect(document.querySelectorAll("[inert]")).toHaveLength(0);
  expect(document.documentElement.hasAttribute("data-menu-open")).toBe(false);
}

async function openMenu(route = "/game/board") {
  const user = userEvent.setup();
  const page = render(<Page route={route} />);
  expectClosed();
  await user.click(opener());
  return { ...page, user };
}

let becomeWide: () => void;
beforeEach(() => {
  const answer = answerMediaQueries(false);
  becomeWide = () => answer(true);
});

test("the menu opens with the focus on the present page; all else is inert", async () => {
  await openMenu();
  expect(isOpen()).toBe(true);
  expect(document.querySelector("[aria-controls=sidebar]")?.getAttribute("aria-expanded")).toBe(
    "true",
  );
  expect(document.activeElement).toBe(entry("Board"));
  expect(entry("Board").getAttribute("aria-current")).toBe("page");
  expect(reachable()).toEqual([]);
  expect(document.documentElement.hasAttribute("data-menu-open")).toBe(true);
});

test("on a page that the menu does not list the focus goes to its first link", async () => {
  await openMenu("/search");
  expect(document.activeElement).toBe(entry("Introduction"));
});

test.each<[string, (menu: Awaited<ReturnType<typeof openMenu>>) => Promise<void> | void]>([
  ["by its button", ({ user }) => user.click(screen.getByRole("button", { name: "Close menu" }))],
  ["on Escape", ({ user }) => user.keyboard("{Escape}")],
  ["when another page comes", ({ rerender }) => rerender(<Page route="/game/flow" />)],
  ["on Back", () => void fireEvent(window, new PopStateEvent("popstate"))],
  ["when the window becomes wide", () => act(becomeWide)],
])("the menu closes %s, and gives the focus back", async (_, close) => {
  await close(await openMenu());
  expectClosed();
  expect(document.activeElement).toBe(opener());
});

test("a page that closes while the menu is open leaves nothing inert", async () => {
  const { unmount } = await openMenu();
  unmount();
  expect(document.querySelectorAll("[inert]")).toHaveLength(0);
  expect(document.documentElement.hasAttribute("data-menu-open")).toBe(false);
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
