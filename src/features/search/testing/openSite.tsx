import { act, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import React from "react";
import { expect, vi } from "vitest";
import { endListenersWithTest } from "../../../../tests/dom/listeners";
import { expectApp } from "../../../shared/browser/appExpected";
import { startSearchKeys } from "../../../shared/browser/searchKeys";
import { makeSampleFiles } from "../../../shared/search/sampleSearch";
import { startDialogEntry } from "../dialog/dialogEntry";
// The scripts that the search loads on demand: here, nobody waits for them.
import "../dialog/SearchDialog";
import "../load/loadSearch";
import "../page/SearchResults";
import { useSingleKeys } from "../keys";
import { createSearchSource, SearchSourceContext } from "../load/useSearch";
import { SearchPage } from "../page/SearchPage";
import { useKeptSearches } from "../recentSearches";
import { Search } from "../Search";

/** The two files of a small site's search. */
export const FILES = makeSampleFiles();
const { stamp } = FILES.documents;
export const MANIFEST = "/search-manifest.json";
export const DOCUMENTS = `/search-doc-${stamp}.json`;
export const INDEX = `/lunr-index-${stamp}.json`;

/** What the server says to one request. */
type Answer = (signal: AbortSignal) => Response | Promise<Response>;

/** A server of the search's files. */
interface SampleServer {
  /** What it says to a path; a test may change it. */
  readonly answers: Map<string, Answer>;
  /** What it was asked, in turn. */
  readonly asked: { readonly path: string; readonly cache: RequestCache | undefined }[];
  /** Keeps an answer back until the returned function is called. */
  readonly hold: (path: string) => () => void;
}

export function json(data: unknown): Response {
  return new Response(JSON.stringify(data), { headers: { "Content-Type": "application/json" } });
}

/** Puts the files where `fetch` looks for them. */
function serveSampleSite(): SampleServer {
  const answers = new Map<string, Answer>([
    [MANIFEST, () => json({ stamp })],
    [DOCUMENTS, () => json(FILES.documents)],
    [INDEX, () => json(FILES.index)],
  ]);
  const asked: SampleServer["asked"] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit & { signal: AbortSignal }) => {
    asked.push({ path, cache: init.cache });
    return (await answers.get(path)?.(init.signal)) ?? new Response("", { status: 404 });
  });
  const hold = (path: string) => {
    const answer = answers.get(path);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answers.set(path, (signal) => held.then(() => answer?.(signal) ?? json(null)));
    return release;
  };
  return { answers, asked, hold };
}

interface SiteOptions {
  /** The page's main part. */
  readonly page?: React.ReactNode;
  readonly loadDialog?: React.ComponentProps<typeof Search>["loadDialog"];
}

/** A page of the small site with its search box. */
export interface OpenedSite extends SampleServer {
  readonly user: UserEvent;
  /** Where the search has sent the reader, in turn. */
  readonly visited: string[];
}

/** Forgets what other tests have kept in memory, as when another tab changes the storage. */
function forgetMemory(): void {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  const stored = keys.map((key) => [key, localStorage.getItem(key) ?? ""] as const);
  const kept = renderHook(() => [useKeptSearches(), useSingleKeys()] as const);
  act(() => {
    const [, [, setSingleKeys]] = kept.result.current;
    setSingleKeys(true);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  kept.unmount();
  for (const [key, text] of stored) localStorage.setItem(key, text);
}

/** A modal dialog gives the focus to its first control and, when it closes, back: happy-dom leaves that out. */
function focusModals(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("input, button")?.focus();
  });
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
    (before.get(this) as HTMLElement | null)?.focus();
  });
}

/** Opens a page of the site at the present address. A router would do what `visited` notes. */
export function openSite({ page, loadDialog }: SiteOptions = {}): OpenedSite {
  const user = userEvent.setup();
  forgetMemory();
  focusModals();
  endListenersWithTest();
  startDialogEntry();
  expectApp(true);
  startSearchKeys();
  const visited: string[] = [];
  const server = serveSampleSite();
  const onNavigate = (route: string): void => {
    visited.push(route);
    history.replaceState(history.state, "", route);
  };
  render(
    <SearchSourceContext.Provider value={createSearchSource()}>
      <header>
        <Search onNavigate={onNavigate} {...(loadDialog ? { loadDialog } : {})} />
      </header>
      <main>{page}</main>
    </SearchSourceContext.Provider>,
  );
  return { ...server, user, visited };
}

/** Opens `/search` with a query in its address. */
export function openSearchPage(search = ""): OpenedSite {
  history.replaceState(null, "", `/search${search}`);
  return openSite({ page: <SearchPage /> });
}

/** The search box of the navbar. */
export const box = (): HTMLElement =>
  within(screen.getByRole("banner")).getByRole("button", { name: /^Search/ });

export const queryDialog = (): HTMLElement | null => screen.queryByRole("dialog");
export const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "Search" });
export const field = (): HTMLInputElement =>
  screen.getByRole("combobox", { name: "Search the documentation" });
export const options = (): HTMLElement[] => within(dialog()).queryAllByRole("option");
export const button = (name: string | RegExp): HTMLElement =>
  within(dialog()).getByRole("button", { name });

/** What a screen reader announces about the search. */
export const status = (): string => within(dialog()).getByRole("status").textContent;

/** For texts that a live region may repeat: what a reader sees. */
export const SEEN = { selector: ":not([role=status])" } as const;

/** Opens the dialog by its shortcut and waits for its field. */
export async function openDialog({ user }: OpenedSite): Promise<void> {
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
}

/** Opens the dialog, asks something and waits for the whole list of results. */
export async function ask(site: OpenedSite, text: string): Promise<void> {
  const { user } = site;
  await openDialog(site);
  await user.clear(field());
  await user.click(field());
  await user.paste(text);
  const all = await within(dialog()).findByRole("button", { name: /^All\s?\d+/ });
  const results = Number(/\d+/.exec(all.textContent)?.[0]);
  if (results > 0) await waitFor(() => expect(options()).toHaveLength(results));
}
