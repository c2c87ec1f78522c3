import { escapeHtml } from "../html/escapeHtml";

export interface SitemapEntry {
  /** The page's address, with the origin. */
  readonly url: string;
  /** Day of the last change, `2025-01-31`, if known. */
  readonly lastmod: string | null;
}

/** Text of `sitemap.xml` (sitemaps.org). */
export function renderSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastmod }) => {
    const changed = lastmod === null ? "" : `<lastmod>${escapeHtml(lastmod)}</lastmod>`;
    return `<url><loc>${escapeHtml(url)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Text of `robots.txt`; if there is no sitemap, as for a preview, it disallows everything. */
export function renderRobots(sitemapUrl: string | undefined): string {
  if (sitemapUrl === undefined) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
