import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { addFirst, type DevApp } from "../../../patches/node/expressApp";
import { addFormerRoutes, addRefreshWebhook } from "./ownRoutes";
import { addQueryTabs } from "./graphiqlPage";
import { addProblemStream } from "./problemStream";
import { readText } from "../../files/readText";
import { readQueries } from "../queries";

const GRAPHIQL_PAGE = "node_modules/gatsby-graphiql-explorer/dist/index.html";

/**
 * Gives GraphiQL the queries for authors, shows content problems on the open pages, redirects former routes,
 * and adds the webhook when `npm run dev -- --refresh` asks for it.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({
  app,
  emitter,
  getNodesByType,
}) => {
  addFirst(app as DevApp, (first) => {
    // Gatsby opens it at any number of underscores, with either spelling.
    first.get("/_+graphi?ql", (_request, response) => {
      const html = readText(path.resolve(GRAPHIQL_PAGE));
      response.type("html").send(addQueryTabs(html, readQueries()));
    });
    addProblemStream(first);
    addFormerRoutes(first, (route) => {
      const redirects = getNodesByType("Redirect") as unknown as readonly Queries.Redirect[];
      return redirects.find(({ from }) => from === route)?.to;
    });
    if (process.env["REFRESH_WEBHOOK"] === "true") {
      addRefreshWebhook(first, emitter, process.env["GATSBY_REFRESH_TOKEN"]);
    }
  });
};
