import type { AuthorQuery } from "../queries";

/** What GraphiQL 2 keeps in the browser for each of its tabs. */
function toTab({ name, text, variables }: AuthorQuery) {
  const hasVariables = Object.keys(variables).length > 0;
  return {
    id: name,
    title: /query (\w+)/.exec(text)?.[1] ?? name,
    query: text,
    variables: hasVariables ? JSON.stringify(variables, null, 2) : "",
    headers: null,
    operationName: null,
    response: null,
  };
}

/** Opens the tabs in a browser that has none yet; without storage GraphiQL begins with its own welcome. */
const OPEN_TABS = `
  try {
    if (localStorage.getItem("graphiql:tabState") === null) {
      localStorage.setItem("graphiql:tabState", JSON.stringify({ tabs: tabs, activeTabIndex: 0 }));
      localStorage.setItem("graphiql:query", tabs[0].query);
      localStorage.setItem("graphiql:variables", tabs[0].variables);
    }
  } catch (error) {}
`;

/** Gatsby's GraphiQL page with the authors' queries as its first tabs. */
export function addQueryTabs(html: string, queries: readonly AuthorQuery[]): string {
  const tabs = JSON.stringify(queries.map(toTab)).replaceAll("<", "\\u003c");
  return html.replace("<script", () => `<script>var tabs = ${tabs};${OPEN_TABS}</script><script`);
}
