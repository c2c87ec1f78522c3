import { renderRobots, renderSecurityFile, renderSitemap } from "../publishing/crawlerFiles";
import { kindOf } from "../publishing/distFiles";
import { buildHeaderRules, MAX_HEADER_RULES, renderHeadersFile } from "../publishing/headersFile";
import {
  buildRedirects,
  MAX_REDIRECTS,
  type Redirect,
  renderRedirectsFile,
  redirectVariants,
} from "../publishing/redirectsFile";
import { pageFile } from "../../../shared/url";
import type { StaticAdapterOptions } from "./options";

/** Where RFC 9116 wants it, below the root of a domain. */
const SECURITY_FILE = ".well-known/security.txt";

interface GenerationInput {
  /** Files of the deployable folder, sorted. */
  readonly files: readonly string[];
  /** Routes of all pages but the not-found page, sorted. */
  readonly routes: readonly string[];
  /** The routes among them that ask not to be indexed. */
  readonly noindex: ReadonlySet<string>;
  readonly redirects: readonly Redirect[];
  readonly prefix: string;
  /** The policy of the pages as a header. */
  readonly policy: string;
  readonly options: StaticAdapterOptions;
}

/** The files that hosts and search engines read, by name. */
export function generateFiles(input: GenerationInput): Map<string, string> {
  const { routes, noindex, redirects, prefix, options } = input;
  const moved = redirects.flatMap(redirectVariants);
  const spelled = buildRedirects(routes, prefix, MAX_REDIRECTS - moved.length);
  const rules = buildHeaderRules(input).slice(0, MAX_HEADER_RULES);
  const generated = new Map([
    [".nojekyll", ""],
    ["_headers", renderHeadersFile(rules)],
    ["_redirects", renderRedirectsFile([...moved, ...spelled])],
    ["robots.txt", renderRobots(options.hidden ? undefined : `${options.siteUrl}/sitemap.xml`)],
  ]);
  if (options.hidden) return generated;
  if (options.contacts && options.commitDay) {
    generated.set(
      SECURITY_FILE,
      renderSecurityFile(
        {
          contacts: options.contacts,
          policy: `${options.siteUrl}/security`,
          canonical: `${options.siteUrl}/${SECURITY_FILE}`,
        },
        options.commitDay,
      ),
    );
  }
  const entries = routes
    .filter((route) => !noindex.has(route) && kindOf(pageFile(route)).inSitemap)
    .map((route) => ({
      url: options.siteUrl + route,
      lastmod: options.lastmod?.(route) ?? null,
    }));
  return generated.set("sitemap.xml", renderSitemap(entries));
}
