import { beforeEach, describe, expect, test, vi } from "vitest";
import { ProdLoader } from "./pageLoader";

const TEMPLATE = "component---src-templates-doc-tsx";
const SCRIPT = "/doc-0123456789ab.js";
const FLOW = "/page-data/game/flow/page-data.json";
const APP = "/page-data/app-data.json";
const BUILD = `{"webpackCompilationHash":"b"}`;
const NEXT_BUILD = `{"webpackCompilationHash":"c"}`;

/** What the server answers each address with; without an answer, there is no network. */
let answers: Map<string, string>;
/** What was requested; that by `fetch` with its priority. */
let requests: string[];

beforeEach(() => {
  answers = new Map([
    [FLOW, JSON.stringify({ path: "/game/flow", componentChunkName: TEMPLATE, result: {} })],
    [APP, BUILD],
  ]);
  requests = [];
  vi.stubGlobal("___chunkMapping", { [TEMPLATE]: [SCRIPT] });
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    requests.push(`${url} ${String(init?.priority)}`);
    const answer = answers.get(url);
    return answer
      ? Promise.resolve(new Response(answer))
      : Promise.reject(new TypeError("offline"));
  });
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      onreadystatechange?: () => void;
      readyState = 0;
      status = 0;
      responseText = "";
      private url = "";
      open = (_: string, url: string): void => void (this.url = url);
      send = (): void => {
        requests.push(this.url);
        const answer = answers.get(this.url);
        Object.assign(this, { readyState: 4, status: answer ? 200 : 0, responseText: answer });
        this.onreadystatechange?.();
      };
    },
  );
});

const createLoader = (): ProdLoader => new ProdLoader({}, []);

describe("a page that is prefetched", () => {
  test("is requested once, also when it is opened, and its scripts once", async () => {
    const loader = createLoader();
    await loader.doPrefetch("/game/flow");
    await loader.doPrefetch("/game/flow");
    expect(await loader.loadPageDataJson("/game/flow")).toMatchObject({ status: "success" });
    expect(requests).toEqual([`${FLOW} low`, `${SCRIPT} low`]);
  });

  test("is not requested by a click meanwhile, nor requests what a click has", async () => {
    const loader = createLoader();
    const prefetched = loader.doPrefetch("/game/flow");
    expect(await loader.loadPageDataJson("/game/flow")).toMatchObject({ status: "success" });
    await prefetched;
    expect(requests).toEqual([`${FLOW} low`, `${SCRIPT} low`]);
    requests = [];
    const other = createLoader();
    const clicked = other.loadPageDataJson("/game/flow");
    await other.doPrefetch("/game/flow");
    expect(await clicked).toMatchObject({ status: "success" });
    expect(requests).toEqual([FLOW, `${SCRIPT} low`]);
  });

  test("is requested again when it is opened, if it did not come", async () => {
    const flow = answers.get(FLOW)!;
    answers.delete(FLOW);
    const loader = createLoader();
    await loader.doPrefetch("/game/flow");
    expect(requests).toEqual([`${FLOW} low`]);
    answers.set(FLOW, flow);
    expect(await loader.loadPageDataJson("/game/flow")).toMatchObject({ status: "success" });
  });
});

test("a page that failed when it was opened is not prefetched", async () => {
  answers.clear();
  const loader = createLoader();
  expect(await loader.loadPageDataJson("/game/flow")).toMatchObject({ status: "error" });
  requests = [];
  await loader.doPrefetch("/game/flow");
  expect(requests).toEqual([]);
});

describe("what was downloaded before the app started", () => {
  test("is not requested, except to look for a new build later", async () => {
    window.downloadedData = { [APP]: BUILD };
    const loader = createLoader();
    expect(await loader.loadAppData()).toEqual({ webpackCompilationHash: "b" });
    expect(requests).toEqual([]);
    answers.set(APP, NEXT_BUILD);
    expect(await loader.loadAppData()).toEqual({ webpackCompilationHash: "c" });
  });

  test("is requested if it is no data", async () => {
    window.downloadedData = { [APP]: "<title>Sign in</title>" };
    expect(await createLoader().loadAppData()).toEqual({ webpackCompilationHash: "b" });
    expect(requests).toEqual([APP]);
  });
});
