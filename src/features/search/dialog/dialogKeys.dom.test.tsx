import { act, createEvent, fireEvent, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  ask,
  button,
  dialog,
  field,
  openDialog,
  openSite,
  options,
  queryDialog,
} from "../testing/openSite";

/** The place of the one option that is selected, which the field has to name; -1 without one. */
function active(): number {
  const selected = within(dialog()).queryAllByRole("option", { selected: true });
  expect(selected.length).toBeLessThan(2);
  expect(field().getAttribute("aria-activedescendant")).toBe(selected[0]?.id ?? null);
  return selected[0] ? options().indexOf(selected[0]) : -1;
}

/** Opens the dialog with results. */
async function openResults() {
  const site = openSite();
  await ask(site, "adjacency");
  expect(options().length).toBeGreaterThan(6);
  return site;
}

/** Opens the dialog with nothing asked, and a search that was kept. */
async function openEmpty() {
  localStorage.setItem("recent-searches", '["flow"]');
  const site = openSite();
  await openDialog(site);
  return site;
}

test("the arrows move through all results and around their ends, and Enter opens one", async () => {
  const { user, visited } = await openResults();
  expect(active()).toBe(0);
  const last = options().length - 1;
  for (const [key, place] of [
    ["ArrowDown", 1],
    ["End", last],
    ["ArrowDown", 0],
    ["ArrowUp", last],
    ["Home", 0],
    ["ArrowDown", 1],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(active()).toBe(place);
  }
  const target = options()[1]?.getAttribute("href");
  await user.keyboard("{Enter}");
  expect(visited).toEqual([target]);
  expect(queryDialog()).toBeNull();
});

test("before anything is asked Enter goes nowhere, and the arrows begin at the ends", async () => {
  const { user, visited } = await openEmpty();
  await user.keyboard("{Enter}");
  expect(active()).toBe(-1);
  expect(visited).toEqual([]);
  await user.keyboard("{ArrowUp}");
  expect(active()).toBe(options().length - 1);
  await user.keyboard("{Home}{ArrowDown}{Enter}");
  expect(visited).toEqual(["/introduction/getting-started"]);
});

test("the arrows work from the dialog's buttons, whose Enter stays their own", async () => {
  const { user, visited } = await openResults();
  act(() => button(/^API/).focus());
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe(1);
  await user.keyboard("{Enter}");
  expect(visited).toEqual([]);
  expect(button(/^API/).getAttribute("aria-pressed")).toBe("true");
});

test.each(["Control", "Shift", "Meta"])(
  "%s+Enter opens a tab that brings the words along, and the dialog stays",
  async (key) => {
    const openTab = vi.spyOn(window, "open").mockReturnValue(null);
    const { user, visited } = await openResults();
    await user.keyboard(`{${key}>}{Enter}{/${key}}`);
    expect(openTab).toHaveBeenCalledOnce();
    const [address, ...rest] = openTab.mock.calls[0]!;
    const url = new URL(address ?? "");
    expect(url.searchParams.get("h")?.split(" ")).toContain("adjacency");
    url.search = "";
    expect(url.pathname + url.hash).toBe(options()[0]?.getAttribute("href"));
    expect(rest).toEqual(["_blank", "noopener"]);
    expect(visited).toEqual([]);
    expect(field().value).toBe("adjacency");
  },
);

test("Control+Enter on a kept search, which is no link, asks it", async () => {
  const openTab = vi.spyOn(window, "open");
  const { user } = await openEmpty();
  await user.keyboard("{Home}{Control>}{Enter}{/Control}");
  expect(field().value).toBe("flow");
  expect(openTab).not.toHaveBeenCalled();
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  "a key of an input method moves, opens and closes nothing: %o",
  async (sign) => {
    const { visited } = await openResults();
    for (const key of ["Enter", "ArrowDown", "End", "Escape"])
      expect(fireEvent.keyDown(field(), { key, ...sign })).toBe(true);
    expect(active()).toBe(0);
    expect(visited).toEqual([]);
  },
);

test.each(["shiftKey", "ctrlKey", "metaKey", "altKey"])(
  "a move key with %s stays the browser's",
  async (modifier) => {
    await openResults();
    const event = createEvent.keyDown(field(), { key: "End", [modifier]: true });
    fireEvent(field(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(active()).toBe(0);
  },
);

test("another list begins with its first option; a shorter one keeps the place in its bounds", async () => {
  const { user } = await openEmpty();
  await user.keyboard("{End}");
  await user.click(button("Clear recent searches"));
  expect(active()).toBe(options().length - 1);
  fireEvent.change(field(), { target: { value: "flow" } });
  await vi.waitFor(() => expect(active()).toBe(0));
});

test("without options the keys do nothing", async () => {
  const { user, visited } = await openResults();
  fireEvent.change(field(), { target: { value: "xyzzyplugh" } });
  expect(options()).toEqual([]);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(active()).toBe(-1);
  expect(visited).toEqual([]);
});

test("the option under the pointer is the active one", async () => {
  const { user } = await openResults();
  await user.hover(options()[2]!);
  expect(active()).toBe(2);
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe(3);
});

test("the active option is scrolled to, and the heading above the first one", async () => {
  const { user } = await openResults();
  const scrolledTo: number[] = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (
    this: HTMLElement,
  ) {
    scrolledTo.push(options().indexOf(this));
  });
  const list = within(dialog()).getByRole("listbox");
  const toTop = vi.spyOn(list, "scrollTo");
  await user.keyboard("{ArrowDown}{Home}");
  expect(scrolledTo).toEqual([1]);
  expect(toTop).not.toHaveBeenCalled();
  list.scrollTop = 40;
  fireEvent.scroll(list);
  await user.keyboard("{ArrowDown}{Home}");
  expect(toTop).toHaveBeenCalledWith({ top: 0 });
});
