import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { BROKEN_STORAGE } from "../../../../tests/dom/brokenStorage";
import { isSiteUpdated } from "../../../shared/errors/siteUpdated";

const FAILURE = new Error("Loading chunk 5 failed.");
const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
let explainChunk: (error: unknown) => Promise<unknown>;

beforeEach(async () => {
  vi.stubGlobal("___webpackCompilationHash", "this build");
  vi.stubGlobal("fetch", answer.mockReset());
  vi.resetModules();
  ({ explainChunk } = await import("./explainChunk"));
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
  };
});

const serve = (build: unknown) => (): Promise<Response> =>
  Promise.resolve(Response.json({ webpackCompilationHash: build }));

/** Fails a script after a deploy, and takes what its part is given. */
async function failAfterDeploy() {
  answer.mockImplementation(serve("next build"));
  const error = await explainChunk(FAILURE);
  if (!isSiteUpdated(error)) throw new Error("The deploy was not noticed.");
  return error;
}

const notice = () => screen.findByRole("status").then((text) => text.parentElement);

describe("a script that fails", () => {
  test("when the server has another build, is gone; no cache is asked", async () => {
    const error = await failAfterDeploy();
    expect(String(error)).toBe("The site has been updated. Reload the page.");
    const [path, init] = answer.mock.calls[0]!;
    expect(path).toMatch(/^\/page-data\/app-data\.json\?./);
    expect(init.cache).toBe("no-store");
  });

  test.each([
    ["nothing answers", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the server has the same build", serve("this build")],
    ["the server fails", () => Promise.resolve(new Response("", { status: 503 }))],
    ["there is no such file", () => Promise.resolve(Response.json({}, { status: 404 }))],
    ["a page answers, as at a portal", () => Promise.resolve(new Response("<!doctype html>"))],
    ["the answer is null", () => Promise.resolve(Response.json(null))],
    ["the answer names no build", serve(undefined)],
    ["the answer names an empty build", serve("")],
  ])("keeps its own reason when %s", async (_, respond) => {
    answer.mockImplementation(respond);
    expect(await explainChunk(FAILURE)).toBe(FAILURE);
  });

  test("asks together with others, and again after a no", async () => {
    answer.mockImplementation(serve("this build"));
    await Promise.all([explainChunk(FAILURE), explainChunk(FAILURE)]);
    expect(answer).toHaveBeenCalledTimes(1);
    await failAfterDeploy();
    await explainChunk(FAILURE);
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

describe("the notice about an update", () => {
  test("says what is kept, once: it does not come back after Close", async () => {
    const error = await failAfterDeploy();
    expect(screen.queryByRole("region")).toBeNull();
    error.offerReload();
    error.offerReload();
    expect(await screen.findByText(/What you wrote, your moves, and your place are kept\./)).toBe(
      screen.getByRole("status"),
    );
    screen.getByRole("button", { name: "Reload" });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    error.offerReload();
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("promises nothing where storage is denied", async () => {
    BROKEN_STORAGE["is forbidden"]!();
    (await failAfterDeploy()).offerReload();
    await screen.findByText(/copy what you wrote first/);
    expect((await notice())?.textContent).not.toContain("are kept");
  });
});
