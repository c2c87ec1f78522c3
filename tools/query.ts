/**
 * `npm run query -- <name>` prints the answer to a query of `docs/queries` as a table; without a name,
 * the list of queries. `--route /game/flow` sets the page for a query that needs one. A running `npm run
 * dev` answers at once; without one Gatsby first reads the content, which takes a minute.
 */
import { createRequire } from "node:module";
import { formatProblem } from "../src/shared/problem";
import { readQueries, type AuthorQuery } from "../src/node/gatsby/queries";
import { formatAnswer, type QueryAnswer } from "../src/node/graphql/queryAnswer";
import { parseOptions } from "./parseOptions";
import { checkProjectFolder } from "./projectFolder.mjs";
import { fail, ROOT } from "./runProgram";
import { unknownName } from "./unknownName";

/** The address of `npm run dev`. */
const DEV_SERVER = `http://127.0.0.1:${process.env["PORT"] ?? "8000"}/___graphql`;

/** Queries a running `npm run dev`; `undefined` when there is none. */
async function askServer({ text, variables }: AuthorQuery): Promise<QueryAnswer | undefined> {
  try {
    const response = await fetch(DEV_SERVER, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: text, variables }),
    });
    return response.ok ? ((await response.json()) as QueryAnswer) : undefined;
  } catch {
    return undefined;
  }
}

/** The part of Gatsby that its own `gatsby repl` uses; it is not a public API. */
interface Bootstrap {
  readonly bootstrap: (options: { readonly program: object }) => Promise<{
    readonly gatsbyNodeGraphQLFunction: (query: string, variables: object) => Promise<QueryAnswer>;
  }>;
}

/** Makes Gatsby read the content in this process and answer. */
async function askGatsby({ text, variables }: AuthorQuery): Promise<QueryAnswer> {
  checkProjectFolder(ROOT);
  process.env["NODE_ENV"] = "development";
  process.env["GATSBY_TELEMETRY_DISABLED"] = "1";
  // Keeps Gatsby's progress display from drawing over the answer.
  process.env["CI"] = "1";
  process.chdir(ROOT);
  const { bootstrap } = createRequire(import.meta.url)("gatsby/dist/bootstrap") as Bootstrap;
  const { gatsbyNodeGraphQLFunction: ask } = await bootstrap({
    program: { directory: ROOT, _: ["query"] },
  });
  return ask(text, variables);
}

const { values, positionals } = parseOptions({
  options: { route: { type: "string" } },
  allowPositionals: true,
});
const queries = readQueries();
const names = queries.map(({ name }) => name);
const [name] = positionals;
const query = queries.find((each) => each.name === name);
if (name === undefined) {
  const width = Math.max(...names.map(({ length }) => length));
  for (const each of queries) console.log(`${each.name.padEnd(width)}  ${each.title}`);
} else if (!query) {
  fail(formatProblem(unknownName("npm run query", "query", { name, valid: names })));
} else {
  const { route } = values;
  const asked = {
    ...query,
    variables: { ...query.variables, ...(route !== undefined && { route }) },
  };
  const answer = (await askServer(asked)) ?? (await askGatsby(asked));
  console.log(`${query.title}. ${query.about}\n\n${formatAnswer(answer)}`);
  // Gatsby leaves its workers and its database open.
  process.exit(answer.errors ? 1 : 0);
}
