import { withQuery } from "../../output/publishing/redirectsFile";
import type { DevApp } from "../../../patches/node/expressApp";

/** The part of Gatsby's event emitter that starts a refresh. */
interface Emitter {
  emit(event: "WEBHOOK_RECEIVED", payload: { webhookBody: unknown; pluginName?: string }): unknown;
}

/**
 * Adds `POST /__refresh` and `POST /__refresh/<plugin>`: Gatsby sources all content again, or that of
 * one plugin. With a token in `GATSBY_REFRESH_TOKEN`, the header `Authorization` must hold it.
 */
export function addRefreshWebhook(app: DevApp, emitter: Emitter, token: string | undefined): void {
  app.post("/__refresh/:plugin?", ({ headers, params }, response) => {
    if (token !== undefined && token !== "" && headers["authorization"] !== token) {
      const error = "The header Authorization must hold the value of GATSBY_REFRESH_TOKEN.";
      response.status(403).json({ error });
      return;
    }
    const { plugin } = params;
    emitter.emit("WEBHOOK_RECEIVED", {
      webhookBody: {},
      ...(plugin !== undefined && { pluginName: plugin }),
    });
    response.json({ refreshing: plugin ?? "all plugins" });
  });
}

/**
 * Redirects the former route of a page to the present one, as hosts do by the rules of a build. `find`
 * returns the present address of a former one. The browser caches nothing, because the next edit may change
 * it.
 */
export function addFormerRoutes(app: DevApp, find: (route: string) => string | undefined): void {
  app.get("*", ({ path, url }, response, next) => {
    const target = find(path);
    if (target === undefined) next();
    else response.redirect(307, withQuery(target, url.slice(path.length)));
  });
}
