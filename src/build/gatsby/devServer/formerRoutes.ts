import type { DevApp } from "./expressApp";

/**
 * Redirects the former route of a page to the present one, as hosts do by the rules of a build. `find`
 * returns the present address of a former one. The browser caches nothing, because the next edit may change
 * it.
 */
export function addFormerRoutes(app: DevApp, find: (route: string) => string | undefined): void {
  app.get("*", ({ path, url }, response, next) => {
    const target = find(path);
    if (target === undefined) next();
    else response.redirect(307, target + url.slice(path.length));
  });
}
