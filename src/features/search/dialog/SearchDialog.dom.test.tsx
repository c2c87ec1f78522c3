import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  ask,
  button,
  dialog,
  field,
  openDialog,
  openSite,
  options,
  queryDialog,
  SEEN,
  status,
} from "../testing/openSite";

const hrefs = (): (string | null)[] => options().map((option) => option.getAttribute("href"));
const filter = (name: RegExp): HTMLElement =>
  within(within(dialog()).getByRole("group", { name: "Show" })).getByRole("button", { name });
const numberOf = (name: RegExp): number => Number(/\d+/.exec(filter(name).textContent)?.[0]);

afterEach(() => {
  vi.useRealTimers();
});

test("results are grouped by page, under the way to it, with kind and words highlighted", async () => {
  await ask(openSite(), "firstN");
  const group = within(dialog()).getByRole("group", { name: "API › GameElement" });
  const [option] = within(group).getAllByRole("option");
  expect(option?.textContent).toMatch(/^GameElement\.firstN, method, API › GameElement\. /);
  expect(option?.querySelector("mark")?.textContent).toBe("firstN");
  expect(option?.textContent).toContain("firstN(n: number)");
  expect(option?.getAttribute("href")).toBe("/api/classes/GameElement#firstn");
});

test("a result shows the question near to the reader's that it answers", async () => {
  await ask(openSite(), "tokens touching");
  const [option] = options();
  expect(option?.getAttribute("href")).toBe("/cookbook/cards#gap");
  expect(option?.textContent).toContain("Related: stop, tokens, touching");
});

test("no two results of a list sound the same", async () => {
  await ask(openSite(), "adjacency");
  const names = options().map((option) => option.textContent);
  expect(names.length).toBeGreaterThan(6);
  expect(new Set(names).size).toBe(names.length);
});

test("the filters count what they hold, and narrow to it", async () => {
  const site = openSite();
  await ask(site, "adjacency");
  const all = options().length;
  expect(numberOf(/^All/)).toBe(all);
  expect(numberOf(/^Guides/) + numberOf(/^API/) + numberOf(/^Games/)).toBe(all);
  await site.user.click(filter(/^Games/));
  expect(document.activeElement).toBe(field());
  expect(filter(/^Games/).getAttribute("aria-pressed")).toBe("true");
  expect(filter(/^All/).getAttribute("aria-pressed")).toBe("false");
  await waitFor(() => expect(hrefs()).toEqual(["/examples/ridge", "/examples/ridge#rules"]));
  expect(numberOf(/^Games/)).toBe(2);
  expect(await within(dialog()).findByText("2 results in Games")).toBeDefined();
});

test("a kind in the query is shown, and can be taken away", async () => {
  const site = openSite();
  await ask(site, "method:create");
  expect(options().length).toBeGreaterThan(1);
  for (const { textContent } of options()) expect(textContent).toMatch(/, method, /);
  await site.user.click(button("kind: method, remove"));
  expect(field().value).toBe("create");
  expect(document.activeElement).toBe(field());
  expect(within(dialog()).queryByRole("button", { name: /^kind/ })).toBeNull();
  await waitFor(() => {
    expect(
      options().some(({ textContent }) => textContent.startsWith("createGame, function")),
    ).toBe(true);
  });
});

test("a corrected word is shown and announced with the number of results", async () => {
  await ask(openSite(), "adjacancy");
  const correction = "Shown for “adjacency”, because “adjacancy” occurs nowhere.";
  expect(within(dialog()).getByText(correction)).toBeDefined();
  await waitFor(() => expect(status()).toBe(`${correction} ${String(options().length)} results`));
});

test("the number of results is announced once the typing rests, even if there are none", async () => {
  await ask(openSite(), "chooseOnBoard");
  await waitFor(() => expect(status()).toMatch(/^\d+ results?$/));
  const heard: string[] = [];
  const region = within(dialog()).getByRole("status");
  new MutationObserver(() => heard.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  vi.useFakeTimers();
  // A typist without a rest, if a slow one.
  for (let length = 0; length <= "xyzzyplugh".length; length += 1) {
    fireEvent.change(field(), { target: { value: "xyzzyplugh".slice(0, length) } });
    act(() => {
      vi.advanceTimersByTime(399);
    });
  }
  await Promise.resolve();
  expect(heard).toEqual([]);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(status()).toBe("No results for “xyzzyplugh”.");
  // Not one message for each of the ten letters.
  await Promise.resolve();
  expect(heard).toEqual(["No results for “xyzzyplugh”."]);
});

test("without results it offers the lists of the site and a report, and no hit", async () => {
  const site = openSite();
  await ask(site, "layoutqqzzvv");
  expect(within(dialog()).getByText("No results for “layoutqqzzvv”.", SEEN)).toBeDefined();
  expect(within(dialog()).queryAllByRole("option")).toEqual([]);
  expect(field().hasAttribute("aria-activedescendant")).toBe(false);
  const href = (name: string): string | null =>
    within(dialog()).getByRole("link", { name }).getAttribute("href");
  expect(href("glossary")).toBe("/reference/glossary");
  expect(href("all pages")).toBe("/search");
  expect(href("report what is missing")).toContain("/issues/new?title=Search+finds+nothing+for+");
  await site.user.keyboard("{Enter}");
  expect(site.visited).toEqual([]);
});

test("says when nothing fits and shows at most five of the nearest", async () => {
  const site = openSite();
  await ask(site, "blockchain pieces for layout of wallets");
  expect(within(dialog()).getByText("Nothing fits exactly; nearest:", SEEN)).toBeDefined();
  expect(within(dialog()).getAllByRole("option").length).toBeLessThanOrEqual(5);
});

test("a filter without results points at those of the others", async () => {
  const site = openSite();
  await ask(site, "chooseOnBoard");
  await site.user.click(filter(/^Games/));
  expect(
    within(dialog()).getByText("No results for “chooseOnBoard” in Games.", SEEN),
  ).toBeDefined();
  expect(options()).toEqual([]);
  fireEvent.change(field(), { target: { value: "PieceGrid.adjacenciesByCell" } });
  await site.user.click(button(/^Show the/));
  expect(hrefs()[0]).toBe("/api/classes/PieceGrid#adjacenciesbycell");
  expect(document.activeElement).toBe(field());
  expect(filter(/^All/).getAttribute("aria-pressed")).toBe("true");
});

test.each([
  "+-",
  "count(*) [ \\",
  "<img src=x onerror=alert(1)> flow",
  "\u{1F3B2}\u0000\u202E日本語",
  // Half a character, as a paste may bring it.
  "flow \uD83C",
])("no query is a pattern, a program or markup: %.40s", async (query) => {
  const site = openSite();
  await openDialog(site);
  fireEvent.change(field(), { target: { value: query } });
  expect(field().value).toBe(query);
  expect(await within(dialog()).findByRole("button", { name: /^All\s?\d+/ })).toBeDefined();
  expect(dialog().querySelector("img")).toBeNull();
  const all = within(dialog()).getByRole("link", { name: "All results" }).getAttribute("href");
  const asked = new URL(all ?? "", "http://localhost").searchParams.get("q");
  expect(asked).toBe(query.replace(/\uD83C$/, "\uFFFD"));
});

test("a plain click on a result opens it, one with Ctrl is the browser's", async () => {
  const site = openSite();
  await ask(site, "adjacency");
  const [first] = options();
  const href = hrefs()[0];
  const leave = vi.fn((event: Event) => {
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    return isTaken;
  });
  window.addEventListener("click", leave, { once: true });
  await site.user.keyboard("{Control>}");
  await site.user.click(first!);
  await site.user.keyboard("{/Control}");
  expect(leave).toHaveReturnedWith(false);
  expect(site.visited).toEqual([]);
  await site.user.click(first!);
  expect(site.visited).toEqual([href]);
});

test("a click beside the dialog closes it, one inside does not", async () => {
  const site = openSite();
  await ask(site, "adjacency");
  await site.user.click(within(dialog()).getByRole("listbox"));
  expect(queryDialog()).not.toBeNull();
  fireEvent.click(dialog());
  expect(queryDialog()).toBeNull();
});

test("the text can be cleared, which brings back the places to start", async () => {
  const site = openSite();
  await ask(site, "adjacency");
  await site.user.click(button("Clear the text"));
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole("button", { name: "Clear the text" })).toBeNull();
  await waitFor(() => expect(hrefs()).toContain("/game/flow"));
});

test("All results leads to the page of results with query and filter", async () => {
  const site = openSite();
  await ask(site, "adjacency");
  await site.user.click(filter(/^Guides/));
  await site.user.click(within(dialog()).getByRole("link", { name: "All results" }));
  expect(site.visited).toEqual(["/search?q=adjacency&in=guides"]);
});
