import { readFile } from "node:fs/promises";
import path from "node:path";
import { type PageSettings, rewriteHtml } from "../../../src/lib/static/rewriteHtml";
import type { SitePage } from "./sitePages";

export interface DeployedPage {
  readonly pagePath: string;
  readonly html: string;
  readonly noindex: boolean;
  readonly policy: string;
}

/** Pages named in one message; when Gatsby's markup changes, all of them are wrong alike. */
const MAX_REPORTED = 5;

function failWith(problems: readonly string[]): never {
  const shown = problems.slice(0, MAX_REPORTED);
  const more = problems.length - shown.length;
  const rest = more > 0 ? [`… and ${String(more)} more pages.`] : [];
  throw new Error(["The pages cannot be deployed:", ...shown, ...rest].join("\n\n"));
}

/** Rewrites all pages; throws with the problems of all of them. */
export async function rewritePages(
  publicPath: string,
  pages: readonly SitePage[],
  settings: PageSettings,
): Promise<DeployedPage[]> {
  const known = new Set(pages.map(({ pagePath }) => pagePath));
  const problems: string[] = [];
  const rewritten: DeployedPage[] = [];
  for (const { pagePath, file } of pages) {
    const html = await readFile(path.join(publicPath, file), "utf8");
    try {
      const page = rewriteHtml(html, `public/${file}`, settings);
      if (page.pagePath !== pagePath || !known.has(page.pagePath)) {
        problems.push(`public/${file}: says it is "${page.pagePath}", but is "${pagePath}".`);
      }
      rewritten.push({ pagePath, html: page.html, noindex: page.noindex, policy: page.policy });
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (new Set(rewritten.map(({ policy }) => policy)).size > 1) {
    problems.push("The pages have different policies; expected one for all of them.");
  }
  if (problems.length > 0) failWith(problems);
  return rewritten;
}
