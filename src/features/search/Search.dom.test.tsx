import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import SearchDialog from "./dialog/SearchDialog";
import {
  ask,
  box,
  button,
  dialog,
  DOCUMENTS,
  field,
  INDEX,
  MANIFEST,
  openDialog,
  openSite,
  options,
  queryDialog,
} from "./testing/openSite";

afterEach(() => {
  getSelection()?.removeAllRanges();
});

const CTRL_K = "{Control>}k{/Control}";

/** A dialog whose script comes, or fails to, when the test says so. */
function holdDialog() {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    loadDialog: () => held.then(() => ({ default: SearchDialog })),
    release: () =>
      act(async () => {
        release();
        await held;
      }),
  };
}

test("the box offers the search, and says that it loads from the first touch until the index is there", async () => {
  const { user, asked, hold } = openSite();
  const release = hold(INDEX);
  expect(box().textContent).toBe("Search Ctrl+K");
  expect(box().getAttribute("aria-disabled")).toBe("false");
  expect(asked).toEqual([]);
  await user.hover(box());
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual([MANIFEST, DOCUMENTS, INDEX]));
  expect(box().textContent).toContain("Loading...");
  expect(box().getAttribute("aria-disabled")).toBe("true");
  release();
  await waitFor(() => expect(box().textContent).toBe("Search Ctrl+K"));
  expect(box().getAttribute("aria-disabled")).toBe("false");
});

test("the keyboard's focus on the box asks for the index too, and only once", async () => {
  const site = openSite();
  const { user, asked } = site;
  act(() => box().focus());
  await waitFor(() => expect(asked).toHaveLength(3));
  await user.hover(box());
  await openDialog(site);
  expect(asked).toHaveLength(3);
});

test.each([
  ["Ctrl+K", CTRL_K],
  ["/", "/"],
  ["S", "s"],
])("%s opens one dialog, Escape closes it", async (_, keys) => {
  const { user } = openSite({ page: <a href="/faq">Questions</a> });
  const link = screen.getByRole("link", { name: "Questions" });
  act(() => link.focus());
  await user.keyboard(keys);
  await screen.findByRole("combobox");
  expect(field().value).toBe("");
  await user.keyboard(CTRL_K);
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await user.keyboard("{Escape}");
  expect(queryDialog()).toBeNull();
  expect(document.activeElement).toBe(link);
});

test("the shortcut of a Mac is ⌘K, and its box says so", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Macintosh)");
  const { user } = openSite();
  await user.hover(box());
  expect(await within(box()).findByText("⌘K")).toBeDefined();
  await user.keyboard(CTRL_K);
  expect(history.state).toBeNull();
  await user.keyboard("{Meta>}k{/Meta}");
  expect(await screen.findByRole("combobox")).toBeDefined();
});

test("a click on the box opens the dialog, and the close button gives the focus back", async () => {
  const { user } = openSite();
  await user.click(box());
  await screen.findByRole("combobox");
  await user.click(button(/^Close search/));
  expect(queryDialog()).toBeNull();
  expect(document.activeElement).toBe(box());
});

test("single letters open nothing in a text field, Ctrl+K does", async () => {
  const { user } = openSite({ page: <textarea aria-label="Notes" /> });
  const notes = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
  await user.type(notes, "s/s");
  expect(queryDialog()).toBeNull();
  expect(notes.value).toBe("s/s");
  await user.keyboard(CTRL_K);
  expect(await screen.findByRole("combobox")).toBeDefined();
});

test("what is typed before the dialog's script has come is not lost, and follows no link", async () => {
  const { loadDialog, release } = holdDialog();
  const { user } = openSite({ loadDialog, page: <a href="/faq">Questions</a> });
  const followed = vi.fn();
  const link = screen.getByRole("link", { name: "Questions" });
  link.addEventListener("click", followed);
  act(() => link.focus());
  await user.keyboard(`${CTRL_K}adjz{Backspace}{Enter}`);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("adj");
  expect(followed).not.toHaveBeenCalled();
  await release();
  expect(dialog().hasAttribute("open")).toBe(true);
  expect(field().value).toBe("adj");
  expect(document.activeElement).toBe(field());
  await user.type(field(), "acency", { skipClick: true });
  expect(field().value).toBe("adjacency");
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(link);
});

test("what was typed while the dialog's script came is the last query", async () => {
  const { loadDialog, release } = holdDialog();
  const site = openSite({ loadDialog });
  await site.user.keyboard(`${CTRL_K}adj`);
  await release();
  await site.user.keyboard("{Escape}");
  await openDialog(site);
  expect(field().value).toBe("adj");
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 3]);
});

test.each([
  ["The close button", (user: UserEvent) => user.click(button(/^Close search/))],
  ["Escape", (user: UserEvent) => user.keyboard("{Escape}")],
  [
    "Back",
    () => {
      history.back();
      return Promise.resolve();
    },
  ],
])("%s calls it off before the dialog's script has come", async (_, act) => {
  const { loadDialog, release } = holdDialog();
  const { user } = openSite({ loadDialog });
  await user.keyboard(`${CTRL_K}adj`);
  await act(user);
  await waitFor(() => expect(queryDialog()).toBeNull());
  await release();
  await waitFor(() => expect(box().textContent).toBe("Search Ctrl+K"));
  expect(queryDialog()).toBeNull();
  expect(history.state).toBeNull();
});

test("a dialog whose script fails is announced, and Retry loads it", async () => {
  const loadDialog = vi
    .fn(() => Promise.resolve({ default: SearchDialog }))
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const { user } = openSite({ loadDialog, page: <h1>Board</h1> });
  await user.keyboard(CTRL_K);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The search box could not load.");
  expect(
    within(alert.parentElement!).getByRole("link", { name: "All pages" }).getAttribute("href"),
  ).toBe("/search");
  expect(screen.getByRole("heading", { name: "Board" })).toBeDefined();
  await user.click(within(alert).getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("combobox")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what was typed for a dialog whose script is gone is there after a reload", async () => {
  let lose: (reason: Error) => void = () => undefined;
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  const { user } = openSite({ loadDialog: () => lost });
  await user.keyboard(`${CTRL_K}adj`);
  lose(Object.assign(new Error("The site has been updated."), { offerReload: vi.fn() }));
  await screen.findByRole("button", { name: "Reload" });
  cleanup();
  await openDialog(openSite());
  expect(field().value).toBe("adj");
});

test("the selected text of the page is the query", async () => {
  const site = openSite({ page: <h1> Layout </h1> });
  getSelection()!.selectAllChildren(screen.getByRole("heading"));
  await openDialog(site);
  expect(field().value).toBe("Layout");
  await waitFor(() => expect(options()[0]?.textContent).toContain("Layout"));
});

test.each([
  ["a long selection", "words ".repeat(20)],
  ["a selection of several lines", "two\nlines"],
])("%s is no query", async (_, text) => {
  const site = openSite({ page: <p>{text}</p> });
  getSelection()!.selectAllChildren(screen.getByRole("main"));
  await openDialog(site);
  expect(field().value).toBe("");
});

test("the last query is there again, selected, and typing replaces it", async () => {
  const site = openSite();
  await ask(site, "flow");
  await site.user.keyboard("{Escape}");
  await openDialog(site);
  expect(field().value).toBe("flow");
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 4]);
  await site.user.keyboard("board");
  expect(field().value).toBe("board");
});

/** What WebKit says of a key that ends a composition. */
const IN_COMPOSITION = { keyCode: 229 };

test.each<[string, KeyboardEventInit, boolean]>([
  ["Ctrl+K, Russian", { key: "л", code: "KeyK", ctrlKey: true }, true],
  ["Ctrl+K, Hebrew", { key: "ל", code: "KeyK", ctrlKey: true }, true],
  ["Ctrl+K, AZERTY", { key: "k", code: "KeyK", ctrlKey: true }, true],
  ["Ctrl+T, Dvorak", { key: "t", code: "KeyK", ctrlKey: true }, false],
  ["S, Greek", { key: "σ", code: "KeyS" }, true],
  ["O, Dvorak", { key: "o", code: "KeyS" }, false],
  ["/, Hebrew", { key: "/", code: "KeyQ" }, true],
  ["an input method's S", { key: "s", code: "KeyS", ...IN_COMPOSITION }, false],
])("%s asks for the search, or not: %o, %s", async (_, init, asks) => {
  openSite();
  expect(fireEvent.keyDown(document.body, init)).toBe(!asks);
  if (asks) await waitFor(() => expect(queryDialog()).not.toBeNull());
  else expect(history.state).toBeNull();
});

test("⌘K asks for the search on a Mac, in every layout, and Ctrl+K does not", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mac OS X");
  openSite();
  const key = { key: "л", code: "KeyK" };
  expect(fireEvent.keyDown(document.body, { ...key, ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { ...key, metaKey: true })).toBe(false);
  await waitFor(() => expect(queryDialog()).not.toBeNull());
});

test("a key that an input method or another listener has taken opens nothing", () => {
  openSite();
  fireEvent.keyDown(document.body, { key: "s", isComposing: true });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, altKey: true });
  const taken = (event: KeyboardEvent): void => event.preventDefault();
  document.body.addEventListener("keydown", taken, { once: true });
  fireEvent.keyDown(document.body, { key: "s" });
  expect(history.state).toBeNull();
});
