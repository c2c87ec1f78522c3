import { expect, test } from "vitest";
import type { HealthContext } from "../../shared/contracts/healthPage";
import { createHealthPage } from "./healthPage";

/** The page when the data layer gives `answer` to the query called `name`, and nothing to the others. */
async function healthWith(name: string, answer: object) {
  const contexts: HealthContext[] = [];
  const stops: string[] = [];
  const api: unknown = {
    graphql: (text: string) =>
      Promise.resolve(text.includes(`query ${name}`) ? answer : { data: { list: [] } }),
    actions: { createPage: (page: { context: HealthContext }) => contexts.push(page.context) },
    reporter: { panicOnBuild: (message: string) => stops.push(message) },
  };
  await createHealthPage(
    api as Parameters<typeof createHealthPage>[0],
    (address) => address === "/game/flow",
  );
  return { queries: contexts[0]?.queries ?? [], stops };
}

test("a query that GraphQL refuses stops the build by its file, and the others are shown", async () => {
  const errors = [{ message: 'Cannot query field "titel" on type "DocPage".' }];
  const { queries, stops } = await healthWith("Drafts", { errors });
  expect(stops.join()).toContain('docs/queries/drafts.graphql: Cannot query field "titel"');
  expect(queries.find(({ name }) => name === "drafts")?.faults).toHaveLength(1);
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.map(({ importance }) => importance)).toEqual(
    queries.map(({ importance }) => importance).sort(),
  );
});

test("addresses of pages and sites lead there, paths of files to the file, other texts nowhere", async () => {
  const texts = [
    "/game/flow",
    "/game/turns",
    "https://example.org",
    "content/game/flow.mdx",
    "content/no/such.mdx",
    "flow",
  ];
  const list = texts.map((text) => ({ text }));
  const { queries } = await healthWith("Drafts", { data: { list } });
  const { rows = [] } = queries.find(({ name }) => name === "drafts") ?? {};
  expect(rows.map(([cell]) => cell?.[0]?.to)).toEqual([
    "/game/flow",
    undefined,
    "https://example.org",
    expect.stringMatching(/^https:.*\/blob\/main\/content\/game\/flow\.mdx$/),
    undefined,
    undefined,
  ]);
});
