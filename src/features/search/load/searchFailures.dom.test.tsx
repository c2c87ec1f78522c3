import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  ask,
  button,
  dialog,
  DOCUMENTS,
  field,
  FILES,
  INDEX,
  json,
  MANIFEST,
  openDialog,
  type OpenedSite,
  openSearchPage,
  openSite,
  options,
  queryDialog,
  status,
} from "../testing/openSite";
import { FailureNotice } from "../results/Notices";

const warn = vi.fn();

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(warn.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
});

const queryFailure = (): HTMLElement | null =>
  within(dialog()).queryByText("Search could not load.");

async function expectFailure(reason: string): Promise<void> {
  await waitFor(() => {
    expect(queryFailure()).not.toBeNull();
    expect(status()).toBe(`Search could not load. ${reason}`);
  });
  expect(within(dialog()).getByText(reason)).toBeDefined();
  const pages = within(dialog()).getByRole("link", { name: "all pages" });
  expect(pages.getAttribute("href")).toBe("/search");
  expect(warn).toHaveBeenCalledOnce();
}

async function expectRetryWorks({ user }: OpenedSite): Promise<void> {
  fireEvent.change(field(), { target: { value: "flow" } });
  expect(options()).toEqual([]);
  await user.click(button("Try again"));
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  expect(queryFailure()).toBeNull();
}

const MISSING = "The server did not hand out the index.";
const DAMAGED = "The index arrived damaged or incomplete.";

const cutOff = () => Promise.reject(new TypeError("Failed to fetch"));
const cutOffOffline = () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  return cutOff();
};

test.each([
  ["is gone", INDEX, () => new Response("", { status: 404 }), MISSING],
  ["is cut off", DOCUMENTS, cutOff, MISSING],
  ["is asked for offline", MANIFEST, cutOffOffline, "You seem to be offline."],
  ["is half a file", INDEX, () => new Response('{"words":'), DAMAGED],
  ["is a page", DOCUMENTS, () => new Response("<!doctype html><p>Hello"), DAMAGED],
  ["is of another form", INDEX, () => json({}), DAMAGED],
  ["is of another build", DOCUMENTS, () => json({ ...FILES.documents, stamp: "x" }), DAMAGED],
  ["is nothing", DOCUMENTS, () => json(null), DAMAGED],
  ["is another manifest", MANIFEST, () => json({ stamp: "../x" }), DAMAGED],
] as const)(
  "a file that %s is reported, and Try again loads it",
  async (_, path, answer, reason) => {
    const site = openSite();
    const whole = site.answers.get(path)!;
    site.answers.set(path, answer);
    await openDialog(site);
    await expectFailure(reason);
    site.answers.set(path, whole);
    await expectRetryWorks(site);
  },
);

test("a file that hangs is reported after 10 seconds, and its request called off", async () => {
  vi.useFakeTimers();
  const site = openSite();
  const whole = site.answers.get(INDEX)!;
  let request: AbortSignal | undefined;
  site.answers.set(INDEX, (signal) => {
    request = signal;
    return new Promise(() => undefined);
  });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  await vi.waitFor(
    () => {
      expect(request?.aborted).toBe(false);
      expect(queryDialog()).not.toBeNull();
    },
    { interval: 1 },
  );
  fireEvent.change(field(), { target: { value: "flow" } });
  expect(
    within(dialog()).getByText("Loading search…", { selector: "p:not([role])" }),
  ).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(queryFailure()).toBeNull();
  expect(status()).toBe("Loading search…");
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  // The announcement waits for its rest.
  await act(() => vi.advanceTimersByTimeAsync(400));
  vi.useRealTimers();
  await expectFailure("The index did not arrive within 10 seconds.");
  expect(request?.aborted).toBe(true);
  site.answers.set(INDEX, whole);
  await expectRetryWorks(site);
});

test("a deploy between two requests goes unnoticed: the manifest is read once more", async () => {
  const site = openSite();
  const whole = site.answers.get(MANIFEST)!;
  let reads = 0;
  site.answers.set(MANIFEST, (signal) => {
    reads += 1;
    return reads === 1 ? json({ stamp: "0123456789abcdef" }) : whole(signal);
  });
  await ask(site, "flow");
  expect(options().length).toBeGreaterThan(0);
  const manifests = site.asked.filter(({ path }) => path === MANIFEST);
  expect(manifests.map(({ cache }) => cache)).toEqual(["default", "reload"]);
  expect(warn).not.toHaveBeenCalled();
});

test("closed while it loads, the search is there when it is opened again", async () => {
  const site = openSite();
  const release = site.hold(INDEX);
  await openDialog(site);
  await site.user.paste("flow");
  expect(await within(dialog()).findAllByText("Loading search…")).not.toEqual([]);
  await site.user.keyboard("{Escape}");
  expect(queryDialog()).toBeNull();
  release();
  await openDialog(site);
  expect(field().value).toBe("flow");
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
});

test("the page of results reports a failure too, and Try again loads the index", async () => {
  const site = openSearchPage("?q=flow");
  site.answers.set(INDEX, cutOff);
  expect(await screen.findByText("Search could not load.")).toBeDefined();
  expect(screen.getByText(MISSING)).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe(`Search could not load. ${MISSING}`),
  );
  site.answers.set(INDEX, () => json(FILES.index));
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: /Flow$/ })).toBeDefined();
  expect(screen.queryByText("Search could not load.")).toBeNull();
});

test("after an update of the site the search offers a reload, and keeps the question first", async () => {
  const keep = vi.fn();
  const reload = vi.spyOn(window.location, "reload").mockReturnValue(undefined);
  render(<FailureNotice failure="updated" onRetry={vi.fn()} onReload={keep} />);
  screen.getByText("The site has been updated.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(keep).toHaveBeenCalledBefore(reload);
  expect(reload).toHaveBeenCalledOnce();
});
