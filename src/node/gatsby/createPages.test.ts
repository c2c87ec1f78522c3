import { expect, test, vi } from "vitest";
import { createPages } from "./createPages";

const ROUTES = ["/", "/faq", "/game/flow"];

/** What a build makes and what stops it, when the data layer gives this answer. */
async function run(
  answer: object,
): Promise<{ made: string[]; contexts: unknown[]; redirects: string[]; stops: string[] }> {
  const made: string[] = [];
  const contexts: unknown[] = [];
  const redirects: string[] = [];
  const stops: string[] = [];
  const api: unknown = {
    graphql: () => Promise.resolve(answer),
    actions: {
      createPage: ({ path, context }: { path: string; context: unknown }) => {
        made.push(path);
        contexts.push(context);
      },
      createRedirect: ({ fromPath, toPath }: { fromPath: string; toPath: string }) =>
        redirects.push(`${fromPath} ${toPath}`),
    },
    reporter: {
      panic: (message: string) => stops.push(message),
      panicOnBuild: (message: string) => stops.push(message),
    },
  };
  type Arguments = Parameters<NonNullable<typeof createPages>>;
  await createPages?.(api as Arguments[0], { plugins: [] }, () => undefined);
  return { made, contexts, redirects, stops };
}

const nodes = (routes: readonly string[]): object => ({
  nodes: routes.map((route) => ({ id: `id of ${route}`, route })),
});
const none = nodes([]);
const emptyData = {
  allDocPage: none,
  allCategoryPage: none,
  allApiPage: none,
  allRedirect: none,
};
const dataWith = (routes: readonly string[], redirects: readonly object[] = []): object => ({
  data: { ...emptyData, allDocPage: nodes(routes), allRedirect: { nodes: redirects } },
});

test("a build makes a page for each route", async () => {
  const { made, stops } = await run(dataWith(ROUTES));
  expect(made).toEqual(ROUTES);
  expect(stops).toEqual([]);
});

test("what a page shows of other pages is in its context", async () => {
  const navigation = { breadcrumbs: [], previous: null, next: null };
  const pages = [
    { id: "1", route: "/faq", navigation, movedAnchors: "<p>Moved.</p>" },
    { id: "2", route: "/ui/css", navigation, movedAnchors: null },
  ];
  const { contexts } = await run({ data: { ...emptyData, allDocPage: { nodes: pages } } });
  expect(contexts).toEqual([
    { id: "1", navigation, movedAnchors: "<p>Moved.</p>" },
    { id: "2", navigation, movedAnchors: null },
  ]);
});

test("the routes that pages had before lead to them; anchors never reach a host", async () => {
  const { redirects } = await run(
    dataWith(ROUTES, [
      { from: "/game/turns", to: "/game/flow" },
      { from: "/game/flow#repeat", to: "/game/flow#loops" },
    ]),
  );
  expect(redirects).toEqual(["/game/turns /game/flow"]);
});

test("the development server stops too when it has read no guide at all", async () => {
  vi.stubEnv("NODE_ENV", "development");
  const { stops } = await run(dataWith([]));
  vi.unstubAllEnvs();
  expect(stops).toEqual([expect.stringMatching(/^content: none of its pages was read/)]);
});

test("a route that is taken stops the build", async () => {
  const { stops } = await run(dataWith([...ROUTES, "/faq"]));
  expect(stops).toEqual([expect.stringContaining('the route "/faq" is taken by allDocPage')]);
});

test("a fault of the configuration stops the build with its own words", async () => {
  const { stops } = await run({ errors: [new Error("src/site.ts: navbar.items: unknown")] });
  expect(stops.join()).toContain("src/site.ts: navbar.items: unknown");
});
