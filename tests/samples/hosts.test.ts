/** Whatever a page prints of a host is run, so that a seat is not sent the secrets of another one. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findFences } from "../../src/node/content/fields/fences";
import { pageSamples } from "./pageSamples";
import { runsOfPage } from "./runsOfPage";

/** Words of code that calls the engine, passes its updates on, or talks to a UI. */
const HOST =
  /\b(?:createInterface|initialState|processMove|reprocessHistory|gameUpdate|gameFinished|getUpdate|viewOf|update\.players)\b/;

/** Fences that are no modules, and the test that runs each. */
const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  "introduction/development.mdx dev/host.html": "tests/samples/hostPages.test.ts",
};

/** The fences of a page that are hosts, with what has to be run. */
function listHosts(
  page: string,
  source: string,
): { readonly name: string; readonly line: number }[] {
  const samples = new Map(pageSamples(page).map(({ line, key }) => [line, key]));
  return findFences(source).flatMap(({ line, code, meta }) => {
    if (!HOST.test(code)) return [];
    const { title = "" } = meta.attributes;
    return { name: samples.get(line) ?? `${page} ${title}`, line };
  });
}

const pages = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.split(path.sep).join("/"));
const hosts = pages.flatMap((page) =>
  listHosts(page, readFileSync(path.join("content", page), "utf8")).map((host) => ({
    page,
    ...host,
  })),
);

test("every host that a page prints is run", () => {
  expect(hosts.length).toBeGreaterThan(2);
  const notRun = hosts.filter(
    ({ page, name }) =>
      !(name in RUN_ELSEWHERE) && typeof runsOfPage.get(page)?.[name] !== "function",
  );
  expect(
    notRun.map(
      ({ page, line, name }) =>
        `content/${page}:${String(line)}: write a run for "${name}" in the .runs.ts beside the page`,
    ),
  ).toEqual([]);
});
