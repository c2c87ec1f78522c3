import { readFile } from "node:fs/promises";
import path from "node:path";
import { pageDataFile } from "../publishing/distFiles";
import { type PageSettings, rewriteHtml, type RewrittenPage } from "../html/rewriteHtml";
import type { SitePage } from "./sitePages";

type DeployedPage = Pick<RewrittenPage, "pagePath" | "html" | "noindex" | "links">;

interface DeployedPages {
  readonly pages: readonly DeployedPage[];
  /** The policy that each of them carries. */
  readonly policy: string;
}

/** How many pages one message names; when Gatsby's markup changes, all pages fail alike. */
const MAX_REPORTED = 5;

function failWith(problems: readonly string[]): never {
  const shown = problems.slice(0, MAX_REPORTED);
  const more = problems.length - shown.length;
  const rest = more > 0 ? [`… and ${String(more)} more pages.`] : [];
  throw new Error(["The pages cannot be deployed:", ...shown, ...rest].join("\n\n"));
}

function checkPage(
  page: RewrittenPage,
  { pagePath, file }: SitePage,
  { prefix }: PageSettings,
  files: ReadonlySet<string>,
): void {
  if (page.pagePath !== pagePath) {
    throw new Error(`public/${file}: says it is "${page.pagePath}", but is "${pagePath}".`);
  }
  const missing = page.assets.filter((asset) => !files.has(asset.slice(prefix.length + 1)));
  if (missing.length > 0) {
    throw new Error(`public/${file}: needs files of no build: ${missing.join(", ")}.`);
  }
}

/** Rewrites all pages; throws with the problems of all of them. */
export async function rewritePages(
  { publicPath, files }: { readonly publicPath: string; readonly files: ReadonlySet<string> },
  pages: readonly SitePage[],
  settings: PageSettings,
): Promise<DeployedPages> {
  const read = (file: string): Promise<string> => readFile(path.join(publicPath, file), "utf8");
  const problems: string[] = [];
  const rewritten: DeployedPage[] = [];
  const policies = new Set<string>();
  for (const sitePage of pages) {
    const { pagePath, file } = sitePage;
    const [html, data] = await Promise.all([read(file), read(pageDataFile(pagePath))]);
    try {
      const page = rewriteHtml({ html, data }, `public/${file}`, settings);
      checkPage(page, sitePage, settings, files);
      rewritten.push({ pagePath, html: page.html, noindex: page.noindex, links: page.links });
      policies.add(page.policy);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  const [policy = "", ...others] = policies;
  if (others.length > 0) {
    problems.push("The pages have different policies; expected one for all of them.");
  }
  if (problems.length > 0) failWith(problems);
  return { pages: rewritten, policy };
}
