import { askGit } from "../files/askGit";
import { installedVersion, readToolkitVersion } from "../files/installedVersion";
import { isHidden, siteConfig } from "../config/siteConfig";

function askGitIfAny(...words: readonly string[]): string | null {
  try {
    return askGit(words).trim() || null;
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
    commit: askGitIfAny("rev-parse", "HEAD"),
    branch: process.env["PREVIEW_BRANCH"] ?? askGitIfAny("branch", "--show-current"),
    date: askGitIfAny("log", "-1", "--format=%cs"),
    hidden: isHidden(),
  };
  return buildInfo;
}
