import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { parse } from "graphql";
import { expect, test, vi } from "vitest";
import { serveRoutes } from "../../testing/devApp";
import { addFirst, type DevApp } from "../../../patches/node/expressApp";
import { addFormerRoutes, addRefreshWebhook } from "./ownRoutes";
import { addQueryTabs } from "./graphiqlPage";
import { readQueries } from "../queries";
import { addProblemStream, PROBLEMS_PATH } from "./problemStream";

const GRAPHIQL = readFileSync("node_modules/gatsby-graphiql-explorer/dist/index.html", "utf8");

/** Adds routes before those of Gatsby, and requests a path. */
const ask = (
  add: (app: DevApp) => void,
  path: string,
  options: RequestInit = {},
): Promise<{ status: number; location: string | null; body: string }> =>
  serveRoutes(
    (app) => {
      app.get("/page", (_request, response) => response.send("Gatsby's"));
      app.post("/__refresh/:plugin_name?", (_request, response) =>
        response.status(404).send("not enabled"),
      );
      addFirst(app, add);
    },
    async (origin) => {
      const response = await fetch(origin + path, options);
      const { status, headers } = response;
      return { status, location: headers.get("location"), body: await response.text() };
    },
  );

test("routes of the site come before Gatsby's of the same path", async () => {
  const add = (app: DevApp): void => {
    app.get("/page", (_request, response) => response.type("html").send("ours"));
  };
  expect((await ask(add, "/page")).body).toBe("ours");
  expect((await ask(() => undefined, "/page")).body).toBe("Gatsby's");
});

test("a former route leads to the present one with its query; other routes are Gatsby's", async () => {
  const add = (app: DevApp): void =>
    addFormerRoutes(app, (route) => ({ "/former": "/page", "/part": "/page#part" })[route]);
  const moved = await ask(add, "/former?a=1", { redirect: "manual" });
  expect(moved).toMatchObject({ status: 307, location: "/page?a=1" });
  const toPart = await ask(add, "/part?a=1", { redirect: "manual" });
  expect(toPart.location).toBe("/page?a=1#part");
  expect((await ask(add, "/former")).body).toBe("Gatsby's");
});

test("the webhook lets Gatsby source all content, or that of one plugin", async () => {
  const emit = vi.fn();
  const add = (app: DevApp): void => addRefreshWebhook(app, { emit }, undefined);
  expect((await ask(add, "/__refresh", { method: "POST" })).status).toBe(200);
  expect((await ask(add, "/__refresh/gatsby-source-typedoc", { method: "POST" })).status).toBe(200);
  expect(emit.mock.calls).toEqual([
    ["WEBHOOK_RECEIVED", { webhookBody: {} }],
    ["WEBHOOK_RECEIVED", { webhookBody: {}, pluginName: "gatsby-source-typedoc" }],
  ]);
});

test("a page hears the last report at once, and each one that follows", async () => {
  let report: (json: string) => void = () => undefined;
  const add = (app: DevApp): void => addProblemStream(app, (onReport) => (report = onReport));
  await serveRoutes(add, async (origin) => {
    report('{"problems":[1]}');
    const response = await fetch(origin + PROBLEMS_PATH);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    const hear = async (text: string): Promise<void> => {
      while (!heard.includes(text)) heard += (await reader.read()).value ?? "";
    };
    await hear('data: {"problems":[1]}\n\n');
    report('{"problems":[]}');
    await hear('data: {"problems":[]}\n\n');
    await reader.cancel();
  });
});

test("with a token the webhook turns away who does not know it", async () => {
  const emit = vi.fn();
  const add = (app: DevApp): void => addRefreshWebhook(app, { emit }, "secret");
  const wrong = await ask(add, "/__refresh", { method: "POST", headers: { authorization: "no" } });
  expect(wrong.status).toBe(403);
  expect(emit).not.toHaveBeenCalled();
  const headers = { authorization: "secret" };
  expect((await ask(add, "/__refresh", { method: "POST", headers })).status).toBe(200);
  expect(emit).toHaveBeenCalledOnce();
});

/** Runs the script of the GraphiQL page in a browser with this storage. */
function openGraphiql(stored: Map<string, string>): void {
  const html = addQueryTabs(GRAPHIQL, readQueries());
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  runInNewContext(script, { localStorage });
}

test("GraphiQL opens with every query of docs/queries in a tab", () => {
  const stored = new Map<string, string>();
  openGraphiql(stored);
  const { tabs } = JSON.parse(stored.get("graphiql:tabState")!) as {
    tabs: { id: string; query: string; variables: string }[];
  };
  expect(tabs.map(({ id }) => id)).toEqual(readQueries().map(({ name }) => name));
  expect(stored.get("graphiql:query")).toBe(tabs[0]!.query);
  const links = tabs.find(({ id }) => id === "links-to-page")!;
  expect(JSON.parse(links.variables)).toEqual({ route: "/game/actions" });
});

test("GraphiQL keeps the tabs that an author has", () => {
  const stored = new Map([["graphiql:tabState", '{"tabs":[],"activeTabIndex":0}']]);
  openGraphiql(stored);
  expect([...stored.keys()]).toEqual(["graphiql:tabState"]);
});

test("every query has one operation with a name", () => {
  for (const { name, text } of readQueries()) {
    const operations = parse(text).definitions.map((definition) =>
      definition.kind === "OperationDefinition" ? definition.name?.value : undefined,
    );
    expect(operations, name).toEqual([expect.stringMatching(/^[A-Z]\w+$/)]);
  }
});
