import { execFileSync } from "node:child_process";
import { installedVersion, readToolkitVersion } from "../files/installedVersion";
import { isHidden, siteConfig } from "../config/siteConfig";

function askGit(...words: readonly string[]): string | null {
  try {
    const answer = execFileSync("git", words, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return answer.trim() || null;
  } catch {
    return null;
  }
}

let buildInfo: Queries.BuildInfo | undefined;

/**
 * Reads what the build is made from, once per process: every page asks for it. CI names the branch in an
 * environment variable.
 */
export function readBuildInfo(): Queries.BuildInfo {
  buildInfo ??= {
    siteVersion: siteConfig.version,
    docsVersion: siteConfig.docs.version.label,
    toolkitVersion: readToolkitVersion(),
    generator: `Gatsby ${installedVersion("gatsby")}`,
    commit: askGit("rev-parse", "HEAD"),
    branch: process.env["PREVIEW_BRANCH"] ?? askGit("branch", "--show-current"),
    date: askGit("log", "-1", "--format=%cs"),
    hidden: isHidden(),
  };
  return buildInfo;
}
