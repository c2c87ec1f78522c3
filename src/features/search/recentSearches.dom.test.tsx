import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { storeInOtherTab } from "../../../tests/dom/otherTab";
import {
  ask,
  button,
  dialog,
  field,
  openDialog,
  openSearchPage,
  openSite,
  options,
  queryDialog,
  type OpenedSite,
} from "./testing/openSite";

const KEY = "recent-searches";

const queryGroup = (name: string): HTMLElement | null =>
  within(dialog()).queryByRole("group", { name });

/** The searches that the open dialog offers. */
const searches = (name: "Recent searches" | "Pinned searches"): (string | null)[] => {
  const group = queryGroup(name);
  return group
    ? within(group)
        .getAllByRole("option")
        .map((each) => each.textContent)
    : [];
};

/** Asks something and goes to the first result. */
async function searchFor(site: OpenedSite, text: string): Promise<void> {
  await ask(site, text);
  const href = options()[0]?.getAttribute("href");
  await site.user.keyboard("{Enter}");
  expect(queryDialog()).toBeNull();
  expect(site.visited.at(-1)).toBe(href);
}

async function openEmpty(site: OpenedSite): Promise<void> {
  await openDialog(site);
  await site.user.clear(field());
}

test("searches that led somewhere are kept here, newest first, and can be cleared", async () => {
  const site = openSite();
  await searchFor(site, "adjacency");
  await searchFor(site, "flow");
  await searchFor(site, "adjacency");
  await openEmpty(site);
  expect(searches("Recent searches")).toEqual(["adjacency", "flow"]);
  // They are sent nowhere: the search's three files are all that was asked for.
  expect(site.asked).toHaveLength(3);
  await site.user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(field().value).toBe("flow");
  expect(options()[0]?.getAttribute("aria-selected")).toBe("true");
  await site.user.clear(field());
  await site.user.click(button("Clear recent searches"));
  expect(searches("Recent searches")).toEqual([]);
  expect(document.activeElement).toBe(field());
  expect(localStorage.getItem(KEY)).toBe("[]");
});

test("a search that led nowhere, or whose results were only seen, is not kept", async () => {
  const site = openSite();
  await ask(site, "adjacency");
  await site.user.keyboard("{Escape}");
  await openEmpty(site);
  expect(queryGroup("Recent searches")).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("the five newest searches are kept", async () => {
  const site = openSite();
  for (const text of ["adjacency", "flow", "layout", "board", "grid", "piece"])
    await searchFor(site, text);
  await openEmpty(site);
  expect(searches("Recent searches")).toEqual(["piece", "grid", "board", "layout", "flow"]);
});

test("a search can be pinned, unpinned and forgotten on the page of results", async () => {
  localStorage.setItem(KEY, '["flow","adjacency"]');
  const site = openSearchPage();
  const kept = await screen.findByRole("region", { name: "Your searches" });
  const pin = within(kept).getByRole("button", { name: "Pin the search adjacency" });
  await site.user.click(pin);
  const pinned = within(kept).getByRole("button", { name: "Pin the search adjacency" });
  expect(pinned.getAttribute("aria-pressed")).toBe("true");
  await site.user.click(within(kept).getByRole("button", { name: "Forget the search flow" }));
  expect(within(kept).getAllByRole("listitem")).toHaveLength(1);
  await site.user.click(pinned);
  const unpinned = within(kept).getByRole("button", { name: "Pin the search adjacency" });
  expect(unpinned.getAttribute("aria-pressed")).toBe("false");
  await site.user.click(within(kept).getByRole("button", { name: "adjacency" }));
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("adjacency");
  expect(screen.queryByRole("region", { name: "Your searches" })).toBeNull();
});

test("a pinned search stays when the recent ones are cleared and when it is asked again", async () => {
  localStorage.setItem("pinned-searches", '["adjacency"]');
  const site = openSite();
  await searchFor(site, "layout");
  await searchFor(site, "adjacency");
  await openEmpty(site);
  expect(searches("Recent searches")).toEqual(["layout"]);
  await site.user.click(button("Clear recent searches"));
  expect(searches("Pinned searches")).toEqual(["adjacency"]);
  expect(within(dialog()).queryByRole("button", { name: "Clear recent searches" })).toBeNull();
  await site.user.click(within(queryGroup("Pinned searches")!).getByRole("option"));
  expect(field().value).toBe("adjacency");
});

test("an open dialog follows what another tab keeps and clears", async () => {
  const site = openSite();
  await openEmpty(site);
  storeInOtherTab(KEY, '["adjacency"]');
  await waitFor(() => expect(searches("Recent searches")).toEqual(["adjacency"]));
  storeInOtherTab(KEY, "[]");
  expect(searches("Recent searches")).toEqual([]);
});

test.each([
  ["half a text", '{"x":'],
  ["a list of other things", '["a",1]'],
  ["a text", '"__proto__"'],
  ["a huge list", `[${'"a",'.repeat(9000)}"a"]`],
  ["more searches than are kept", '["a","b","c","d","e","f"]'],
])("storage with %s is ignored and overwritten", async (_, rubbish) => {
  localStorage.setItem(KEY, rubbish);
  const site = openSite();
  await openEmpty(site);
  expect(options().length).toBeGreaterThan(0);
  expect(queryGroup("Recent searches")).toBeNull();
  await site.user.keyboard("{Escape}");
  await searchFor(site, "adjacency");
  await openEmpty(site);
  expect(searches("Recent searches")).toEqual(["adjacency"]);
  expect(localStorage.getItem(KEY)).toBe('["adjacency"]');
});

test("where storage is forbidden, searches are kept as long as the page", async () => {
  const site = openSite();
  const storage = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await searchFor(site, "adjacency");
  await openEmpty(site);
  expect(searches("Recent searches")).toEqual(["adjacency"]);
  expect(storage).toHaveBeenCalled();
});
