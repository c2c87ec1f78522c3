import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

/** What a build may be asked for. */
export interface BuildOptions {
  /** Keep Gatsby's cache: faster, but only right while nothing but content has changed. */
  readonly keepCache?: boolean;
  /** Further environment, such as `PREVIEW`, `PATH_PREFIX`, `DIST_DIR`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Hide the build's own output unless it fails. */
  readonly quiet?: boolean;
}

/**
 * Runs `gatsby build`, from nothing unless told otherwise: when Gatsby discards its cache, `public/`
 * keeps the chunks of older builds. Returns whether it succeeded.
 */
export function buildSite({
  keepCache = false,
  env = {},
  quiet = false,
}: BuildOptions = {}): boolean {
  if (!keepCache) {
    rmSync(path.join(ROOT, ".cache"), { recursive: true, force: true });
    rmSync(path.join(ROOT, "public"), { recursive: true, force: true });
  }
  const gatsby = path.join(ROOT, "node_modules/gatsby/cli.js");
  const prefixArgs = env["PATH_PREFIX"] ? ["--prefix-paths"] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [gatsby, "build", ...prefixArgs], {
    cwd: ROOT,
    env: {
      ...process.env,
      // CI=1 keeps Gatsby's progress display from drawing over the log.
      CI: "1",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
      ...env,
    },
    stdio: quiet ? "pipe" : "inherit",
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (quiet && status !== 0) console.log(stdout, stderr);
  return status === 0;
}
