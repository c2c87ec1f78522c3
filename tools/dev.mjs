/**
 * `npm run dev`: `gatsby develop` with GraphiQL at /___graphql, on this machine only. `-- --refresh`
 * adds the webhook `POST /__refresh`; all other arguments go to Gatsby.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { ensureInstalled, ROOT } from "./ensureInstalled.mjs";

const REFRESH = "--refresh";

// Gatsby's own variable for the webhook leaves GraphiQL blank (gatsbyjs/gatsby#38634), so the site has
// its own webhook: src/node/gatsby/devServer/ownRoutes.ts.
const { ENABLE_GATSBY_REFRESH_ENDPOINT: wanted, ...env } = process.env;
const hasRefresh = process.argv.includes(REFRESH) || (wanted !== undefined && wanted !== "");

ensureInstalled();
// A package, which may have been installed just now.
const { lockCache } = await import("./cacheLock.mjs");
await lockCache(ROOT).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const gatsby = spawn(
  process.execPath,
  [
    path.join(ROOT, "node_modules/gatsby/cli.js"),
    "develop",
    "-H",
    "127.0.0.1",
    ...process.argv.slice(2).filter((argument) => argument !== REFRESH),
  ],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...env, GATSBY_TELEMETRY_DISABLED: "1", ...(hasRefresh && { REFRESH_WEBHOOK: "true" }) },
  },
);

// A terminal sends Ctrl+C to every process; an editor's stop button ends only this one.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    gatsby.kill(signal);
  });
}
gatsby.on("exit", (code, signal) => {
  if (code !== 0 && signal === null)
    console.error(
      "If the error above is not about your files, .cache may be damaged, as by a full disk.\n" +
        "  Fix: delete .cache and public, and start again.",
    );
  process.exit(signal === null ? (code ?? 1) : 1);
});
