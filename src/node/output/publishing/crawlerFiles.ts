import { escapeHtml } from "../../html/escapeHtml";

interface SitemapEntry {
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

/** What `.well-known/security.txt` says (RFC 9116). */
interface SecurityContacts {
  /** Addresses for reports of vulnerabilities, preferred one first. */
  readonly contacts: readonly string[];
  /** Address of the page that says what the project promises. */
  readonly policy: string;
  /** Address of the file itself. */
  readonly canonical: string;
}

/** How long the file is valid, in years: RFC 9116 asks for at most one. */
const YEARS = 1;

/**
 * Text of `security.txt`. It expires a year after the day of the commit, `2025-01-31`, and not of the build: two
 * builds of one commit are the same.
 */
export function renderSecurityFile(
  { contacts, policy, canonical }: SecurityContacts,
  commitDay: string,
): string {
  const expires = new Date(`${commitDay}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + YEARS);
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${canonical}`,
    `Policy: ${policy}`,
  ];
  return `${lines.join("\n")}\n`;
}
