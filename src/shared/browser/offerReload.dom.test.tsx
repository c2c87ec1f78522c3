import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { closeNotice, showNotice } from "./notice";
import { NOT_STARTED, offerReload } from "./offerReload";
import { openSearchField, reportInSearchField } from "./searchField";

beforeEach(() => {
  document.body.innerHTML = `<main>Words</main>`;
  onTestFinished(closeNotice);
});

const notice = (): HTMLElement | null => document.querySelector("section[aria-label=Notice]");
const says = (text: string): Promise<void> =>
  vi.waitFor(() => expect(notice()?.querySelector("[role=status]")?.textContent).toBe(text));
const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

test("a page that cannot be used says so, and offers to load it again", async () => {
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  offerReload();
  await says(NOT_STARTED);
  button("Reload")?.focus();
  offerReload();
  expect(document.activeElement).toBe(button("Reload"));
  button("Reload")?.click();
  expect(reload).toHaveBeenCalledOnce();
  button("Close")?.click();
  expect(notice()).toBeNull();
  expect(document.body.textContent).toBe("Words");
});

test("offline, the page stays, because the browser's error page would replace it", async () => {
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  offerReload();
  await says("You appear to be offline. You can go on reading this page.");
  button("Reload")?.click();
  expect(reload).not.toHaveBeenCalled();
  await says("You appear to be offline. You can go on reading this page.");
});

test("a notice takes the place of an earlier one, whose action is then no longer wanted", async () => {
  let gone: AbortSignal | undefined;
  const act = (signal: AbortSignal): void => {
    gone = signal;
  };
  showNotice({ text: "That page could not load.", action: "Retry", act });
  button("Retry")?.click();
  expect(gone?.aborted).toBe(false);
  offerReload();
  expect(gone?.aborted).toBe(true);
  await says(NOT_STARTED);
  expect(document.querySelectorAll("section")).toHaveLength(1);
});

test("the field of the search says what is the matter, and keeps what was typed", () => {
  openSearchField();
  const field = document.querySelector<HTMLInputElement>("dialog input")!;
  field.value = "pile";
  reportInSearchField("Search did not start.");
  expect(document.querySelector("dialog [role=status]")?.textContent).toBe("Search did not start.");
  expect(field.value).toBe("pile");
});
