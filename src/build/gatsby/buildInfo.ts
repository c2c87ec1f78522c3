import { execFileSync } from "node:child_process";
import { installedVersion } from "../versions/installedVersion";
import { isPreview } from "./environment";
import { isHidden, siteConfig } from "./siteConfig";

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

type Checkout = Pick<Queries.BuildInfo, "commit" | "branch" | "date">;

/** What git says of the checkout. CI names the branch in an environment variable. */
const readCheckout = (): Checkout => ({
  commit: askGit("rev-parse", "HEAD"),
  branch: process.env["PREVIEW_BRANCH"] ?? askGit("branch", "--show-current"),
  date: askGit("log", "-1", "--format=%cs"),
});

let checkout: Checkout | undefined;

/** Reads what the build is made from. Every page asks for it, so git is asked only once per process. */
export function readBuildInfo(): Queries.BuildInfo {
  checkout ??= readCheckout();
  return {
    siteVersion: siteConfig.version,
    docsVersion: siteConfig.docs.version.label,
    toolkitVersion: installedVersion("@boardzilla/core"),
    generator: `Gatsby ${installedVersion("gatsby")}`,
    ...checkout,
    preview: isPreview(),
    hidden: isHidden(),
  };
}
