/** `npm run dev`: `gatsby develop` with GraphiQL at /___graphql, on this machine only. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureInstalled, ROOT } from "./ensureInstalled.mjs";

ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  [
    path.join(ROOT, "node_modules/gatsby/cli.js"),
    "develop",
    "-H",
    "127.0.0.1",
    ...process.argv.slice(2),
  ],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ENABLE_GATSBY_REFRESH_ENDPOINT: "true" },
  },
);
process.exit(status ?? 1);
