import userEvent, { type UserEvent } from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import { endListenersWithTest } from "../../../../tests/dom/listeners";

/** What a test makes of a page. */
interface TestPage {
  readonly route: string;
  /** HTML of its text. */
  readonly prose: string;
  /** What the server has, by address; all else is missing. */
  readonly files?: Readonly<Record<string, unknown>>;
}

interface StartedPage {
  readonly user: UserEvent;
  /** The addresses that the page has asked for. */
  readonly asked: readonly string[];
  /** Changes what the server has. */
  readonly serve: (files: Readonly<Record<string, unknown>>) => void;
  /** Says what is under the pointer, wherever it is. */
  readonly pointTo: (find: () => Element | null) => void;
}

/**
 * Opens a page whose links have their behavior, as a first visit does: nothing has been loaded, no card was
 * dismissed. The clock runs by itself, and a test can push it.
 */
export async function openPage({ route, prose, files = {} }: TestPage): Promise<StartedPage> {
  const asked: string[] = [];
  let served = files;
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    const found = url in served;
    return Promise.resolve(Response.json(served[url] ?? null, { status: found ? 200 : 404 }));
  });
  // There is no layout: nothing is under the pointer unless a test says so.
  const under = vi.spyOn(document, "elementFromPoint").mockReturnValue(null);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.replaceState(null, "", route);
  document.body.innerHTML = `<main><h1>Title</h1><div class="prose">${prose}</div></main>`;

  vi.resetModules();
  // What the first sign of a reader loads is at hand, as in a browser's cache.
  const [{ arriveAtLinks, startLinks }] = await Promise.all([
    import("../start"),
    import("../cards"),
  ]);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  endListenersWithTest();
  startLinks();
  arriveAtLinks();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const serve: StartedPage["serve"] = (now) => {
    served = now;
  };
  const pointTo: StartedPage["pointTo"] = (find) => {
    under.mockImplementation(find);
  };
  return { user, asked, serve, pointTo };
}

/** Outlasts the 250 ms after which cards come and go, and what they load meanwhile. */
export async function outlastDelays(): Promise<void> {
  // What the first sign of a reader has started to load comes in real time.
  await vi.dynamicImportSettled();
  for (let step = 0; step < 5; step += 1) await vi.advanceTimersByTimeAsync(100);
}
