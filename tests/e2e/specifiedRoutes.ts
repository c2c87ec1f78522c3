import { createRequire } from "node:module";

// Node treats the site's own modules as CommonJS, and Playwright's loader does not see their named exports.
export const { SPECIFIED_ROUTES } = createRequire(import.meta.url)(
  "../../src/build/gatsby/specifiedRoutes",
) as typeof import("../../src/build/gatsby/specifiedRoutes");
