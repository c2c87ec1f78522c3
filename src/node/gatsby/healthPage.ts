import { existsSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { HealthCell, HealthContext, HealthQuery } from "../../shared/contracts/healthPage";
import { formatProblems } from "../../shared/problem";
import { readBuildInfo } from "./buildInfo";
import { siteUrl } from "../config/environment";
import { readQueries, type AuthorQuery } from "./queries";
import { toTable, type Cell, type QueryAnswer } from "../graphql/queryAnswer";
import { siteConfig } from "../config/siteConfig";

/** Where a text leads: to the page or the site whose address it is, or to the file whose path it is. */
function findTarget(text: string, isPage: (address: string) => boolean): string | undefined {
  if (text.startsWith("https://") || isPage(text)) return text;
  const isFile = /^\w[^\s]*\//.test(text) && existsSync(path.resolve(text));
  return isFile ? `${siteConfig.repository}/blob/main/${text}` : undefined;
}

async function answerQuery(
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  { name, title, about, importance, text, variables }: AuthorQuery,
  isPage: (address: string) => boolean,
): Promise<HealthQuery> {
  const { data, errors = [] } = (await graphql(text, variables)) as QueryAnswer;
  const { facts, columns, rows, isEmpty } = toTable(data ?? {});
  const withTargets = (cell: Cell): HealthCell =>
    cell.map((each) => ({ text: each, to: findTarget(each, isPage) }));
  return {
    ...{ name, title, about, importance, columns, isEmpty },
    facts: facts.map((fact) => ({ name: fact.name, cell: withTargets(fact.cell) })),
    rows: rows.map((row) => row.map(withTargets)),
    faults: errors.map(({ message }) => message),
  };
}

/**
 * Creates `/health` from the queries of `docs/queries`, except those about one page of the author's choice.
 * A query that GraphQL refuses is an error with the name of its file. Its template has no query of its own:
 * Gatsby warns about a query whose page is not in the build, and most builds do not have this one.
 */
export async function createHealthPage(
  api: CreatePagesArgs,
  isPage: (address: string) => boolean,
): Promise<void> {
  const { hidden, date } = readBuildInfo();
  // A day of the clock would make two builds of one commit differ.
  const all = readQueries(date === null ? undefined : new Date(date));
  const shown = all.filter(({ variables }) => !("route" in variables));
  const queries = await Promise.all(shown.map((query) => answerQuery(api, query, isPage)));
  const problems = queries.flatMap(({ name, faults }) =>
    faults.map((what) => ({ file: `docs/queries/${name}.graphql`, what })),
  );
  if (problems.length > 0) api.reporter.panicOnBuild(formatProblems(problems));
  const context: HealthContext = { site: { siteUrl: siteUrl(), hidden }, queries };
  api.actions.createPage({
    path: "/health",
    component: path.resolve("src/templates/health.tsx"),
    context,
  });
}
