import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { arriveFromSearch } from "../highlights/arrive";
import { openSearchPage, openSite, queryDialog, SEEN } from "../testing/openSite";

const address = (): string => location.pathname + location.search;
const findField = (): Promise<HTMLInputElement> => screen.findByRole("searchbox");
const main = () => within(screen.getByRole("main"));
const hits = (): HTMLElement[] =>
  main()
    .queryAllByRole("link")
    .filter((link) => link.closest("li") !== null);

/** Follows links as the site's router does, without loading a page. */
function followLinks(): void {
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      history.pushState(null, "", link.href);
    },
    { once: true },
  );
}

test("the address's query and filter are asked, and each result is a link", async () => {
  openSearchPage("?q=flow&in=guides");
  expect((await findField()).value).toBe("flow");
  const guides = await main().findByRole("button", { name: /^Guides\s?\d+/ });
  expect(guides.getAttribute("aria-pressed")).toBe("true");
  expect(main().getByText(/^\d+ results in Guides$/, SEEN).textContent).toBe(
    `${String(hits().length)} results in Guides`,
  );
  const hrefs = hits().map((link) => link.getAttribute("href"));
  expect(hrefs[0]).toBe("/game/flow");
  expect(hits()[0]?.querySelector("mark")?.textContent).toBe("Flow");
  expect(hrefs.filter((href) => href?.startsWith("/api"))).toEqual([]);
  await waitFor(() =>
    expect(main().getByRole("status").textContent).toMatch(/^\d+ results in Guides$/),
  );
});

test("a result shows the question near to the reader's that it answers", async () => {
  openSearchPage("?q=tokens+touching");
  expect((await main().findByText(/^Related: /)).textContent).toBe(
    "Related: stop, tokens, touching",
  );
});

test("results are under headings of their pages, in the order of the best", async () => {
  openSearchPage("?q=adjacency");
  const headings = await main().findAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent.trim())).toEqual(
    expect.arrayContaining(["Building a game › Board", "Examples › Ridge", "API › GameElement"]),
  );
  const ridge = main().getByRole("heading", { name: /Ridge/ }).closest("section");
  expect(within(ridge!).getAllByRole("listitem")).toHaveLength(2);
});

test("the address follows the field and its filter once they rest, as one entry of the history", async () => {
  const { user } = openSearchPage("?q=flow");
  const field = await findField();
  const expectAddress = (expected: string) => waitFor(() => expect(address()).toBe(expected));
  fireEvent.change(field, { target: { value: "layout" } });
  expect(address()).toBe("/search?q=flow");
  await expectAddress("/search?q=layout");
  await user.type(field, " space");
  await expectAddress("/search?q=layout+space");
  await user.click(main().getByRole("button", { name: /^Guides/ }));
  await expectAddress("/search?q=layout+space&in=guides");
  act(() => history.back());
  expect(address()).toBe("/search?q=flow");
  expect(field.value).toBe("flow");
  act(() => history.forward());
  expect(field.value).toBe("layout space");
});

test("Enter makes a search one that Back returns to", async () => {
  const { user } = openSearchPage();
  const field = await findField();
  await user.type(field, "flow{Enter}");
  expect(address()).toBe("/search?q=flow");
  await user.clear(field);
  await user.type(field, "board{Enter}");
  expect(address()).toBe("/search?q=board");
  act(() => history.back());
  expect(field.value).toBe("flow");
});

test("a reader who has left keeps the next page's address", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { user } = openSearchPage("?q=flow");
    const field = await findField();
    await user.type(field, "s");
    history.pushState(null, "", "/game/flow");
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(address()).toBe("/game/flow");
  } finally {
    vi.useRealTimers();
  }
});

test("a result that is gone to makes the search one of the reader's", async () => {
  const { user } = openSearchPage("?q=adjacency");
  await waitFor(() => expect(hits().length).toBeGreaterThan(1));
  const target = hits()[0]!;
  followLinks();
  await user.click(target);
  expect(address() + location.hash).toBe(target.getAttribute("href"));
  expect(localStorage.getItem("recent-searches")).toBe('["adjacency"]');
  // The page of the result keeps the words with its entry of the history.
  arriveFromSearch();
  await waitFor(() =>
    expect((history.state as { searchWords?: string[] }).searchWords).toContain("adjacency"),
  );
});

test("nothing found is said; a filter that is not is none", async () => {
  openSearchPage("?q=layoutqqzzvv&in=__proto__");
  expect(await main().findByText("No results for “layoutqqzzvv”.", SEEN)).toBeDefined();
  expect(main().getByRole("button", { name: /^All/ }).getAttribute("aria-pressed")).toBe("true");
});

test("a filter without results leads to those of the others", async () => {
  const { user } = openSearchPage("?q=chooseOnBoard&in=games");
  await user.click(await main().findByRole("button", { name: /^Show the/ }));
  expect(hits().map((link) => link.getAttribute("href"))).toContain(
    "/api/classes/Action#chooseonboard",
  );
  await waitFor(() => expect(address()).toBe("/search?q=chooseOnBoard"));
});

test("a kind in the query can be taken away", async () => {
  const { user } = openSearchPage("?q=method%3Acreate");
  await user.click(await main().findByRole("button", { name: "kind: method, remove" }));
  expect((await findField()).value).toBe("create");
});

test("single letters open nothing once they are switched off", async () => {
  const { user } = openSearchPage();
  await findField();
  const setting = main().getByRole<HTMLInputElement>("checkbox", {
    name: /Open the search with the keys/,
  });
  expect(setting.checked).toBe(true);
  const toggle = async (): Promise<void> => {
    await user.click(setting);
    act(() => setting.blur());
  };
  await toggle();
  await user.keyboard("s/");
  expect(queryDialog()).toBeNull();
  expect(localStorage.getItem("search-single-keys")).toBe("off");
  await toggle();
  await user.keyboard("s");
  expect(await screen.findByRole("dialog")).toBeDefined();
});

test("the choice about single letters holds on the next visit, and Ctrl+K is not its matter", async () => {
  localStorage.setItem("search-single-keys", "off");
  const { user } = openSite();
  await user.keyboard("s/");
  expect(history.state).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  expect(await screen.findByRole("dialog")).toBeDefined();
});
