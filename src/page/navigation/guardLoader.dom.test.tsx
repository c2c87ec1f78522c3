import { beforeEach, expect, test, vi } from "vitest";
import type { GatsbyLoader, LoadedPage } from "./gatsbyLoader";

const recover = vi.fn<(fault: { readonly isSlow: boolean }) => void>();

const HASH = "this-build";
const pageAt = (path: string, webpackCompilationHash = HASH): LoadedPage => ({
  page: { path, webpackCompilationHash },
});

/** Gatsby's loader as the guard leaves it, whose pages arrive when the test says so. */
async function guardedLoader() {
  vi.doMock("./lazyRecovery", () => ({ recover, reportMissingParts: vi.fn() }));
  vi.resetModules();
  window.history.replaceState(null, "", "/game/actions");
  const arrivals = new Map<string, (page?: LoadedPage) => void>();
  const loader = {
    loadPage: (path: string) =>
      new Promise<LoadedPage | undefined>((resolve) => arrivals.set(path, resolve)),
    loadPageSync: (path: string) => pageAt(path, "build-before"),
  } as unknown as GatsbyLoader;
  vi.stubGlobal("___loader", loader);
  vi.stubGlobal("___webpackCompilationHash", HASH);
  const { guardLoader } = await import("./guardLoader");
  const { markHydrated } = await import("./hydration");
  guardLoader();
  markHydrated();
  const shown: string[] = [];
  const open = (path: string): void =>
    void loader.loadPage(path).then((page) => shown.push(page?.page?.path ?? "nothing"));
  const arrive = async (path: string, page: LoadedPage | undefined = pageAt(path)) => {
    arrivals.get(path)!(page);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { loader, open, arrive, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  recover.mockReset();
  return () => {
    vi.useRealTimers();
    vi.doUnmock("./lazyRecovery");
    vi.resetModules();
  };
});

test("a whole page of this build is shown", async () => {
  const { open, arrive, shown } = await guardedLoader();
  open("/game/flow");
  await arrive("/game/flow");
  expect(shown).toEqual(["/game/flow"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recover).not.toHaveBeenCalled();
});

test("of two clicks the last one counts, also when its page comes first", async () => {
  const { open, arrive, shown } = await guardedLoader();
  open("/game/flow");
  open("/game/players");
  await arrive("/game/players");
  await arrive("/game/flow");
  expect(shown).toEqual(["/game/players"]);
});

test("a page of another build is not shown in place but recovered", async () => {
  const { loader, open, arrive, shown } = await guardedLoader();
  open("/game/flow");
  await arrive("/game/flow", pageAt("/game/flow", "next-build"));
  expect(shown).toEqual([]);
  expect(recover).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isSlow: false }));
  expect(loader.loadPageSync("/game/flow")).toBeUndefined();
});

test("data of another page than the one asked for is not shown", async () => {
  const { open, arrive, shown } = await guardedLoader();
  open("/game/flow");
  await arrive("/game/flow", pageAt("/404.html"));
  expect(shown).toEqual([]);
  expect(recover).toHaveBeenCalledOnce();
});

test("data that does not come is given up after 8 seconds, and is not shown when it comes later", async () => {
  const { open, arrive, shown } = await guardedLoader();
  open("/game/flow");
  await vi.advanceTimersByTimeAsync(7_900);
  expect(recover).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(recover).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isSlow: true }));
  await arrive("/game/flow");
  expect(shown).toEqual([]);
});
