import { rmSync } from "node:fs";
import path from "node:path";
import { recordBuild } from "./build/buildReport";
import { lockCache } from "./cacheLock.mjs";
import { findDiskFault } from "./diskSpace";
import { checkProjectFolder } from "./projectFolder.mjs";
import { fail, ROOT, runProgram, type ProgramResult } from "./runProgram";

interface BuildOptions {
  /** Keep Gatsby's cache: faster, but only correct if nothing but content has changed. */
  readonly keepCache?: boolean;
  /** Further environment, such as `PREVIEW`, `PATH_PREFIX`, `DIST_DIR`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Collect the build's output instead of printing it. */
  readonly quiet?: boolean;
}

/** Says what beyond the project's files a build may have failed of: Gatsby's own errors do not. */
function printCauses(keepCache: boolean): void {
  const diskFault = findDiskFault(ROOT);
  if (diskFault !== undefined) console.error(diskFault);
  if (keepCache)
    console.error(
      "If the errors above are not about your files, .cache may be damaged.\n  Fix: build without --keep-cache.",
    );
}

/**
 * Runs `gatsby build`, from scratch by default: `public/` keeps chunks of older builds when
 * Gatsby invalidates its cache. Times and sizes of a build from scratch in `dist/` are recorded for
 * `/health`.
 */
export async function buildSite({
  keepCache = false,
  env = {},
  quiet = false,
}: BuildOptions = {}): Promise<ProgramResult> {
  checkProjectFolder(ROOT);
  const release = await lockCache(ROOT).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
  if (!keepCache) {
    rmSync(path.join(ROOT, ".cache"), { recursive: true, force: true });
    rmSync(path.join(ROOT, "public"), { recursive: true, force: true });
  }
  const prefixArgs = env["PATH_PREFIX"] ? ["--prefix-paths"] : [];
  const start = performance.now();
  const result = await runProgram("gatsby/cli.js", ["build", ...prefixArgs], {
    quiet,
    copy: true,
    env: {
      // CI=1 keeps Gatsby's progress display from drawing over the log.
      CI: "1",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
      // A build makes many short-lived objects: with more room for them, and one helper thread that collects
      // them instead of four, it takes less processor time.
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --max-semi-space-size=128 --v8-pool-size=1`,
      ...env,
    },
  });
  if (result.ok && !keepCache && !(env["DIST_DIR"] ?? process.env["DIST_DIR"])) {
    const seconds = Math.round((performance.now() - start) / 1000);
    recordBuild(result.output, seconds);
  }
  if (!result.ok) printCauses(keepCache);
  await release();
  return result;
}
