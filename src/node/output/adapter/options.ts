/** What the adapter has to know; gatsby-config.ts provides it. */
export interface StaticAdapterOptions {
  /** Address of the published home page, without a trailing slash; routes are appended to it. */
  readonly siteUrl: string;
  /** Hides the site from search engines, and omits the sitemap. For previews and older versions. */
  readonly hidden: boolean;
  /** Paths on this host that other versions of the documentation answer, so links to them are not broken. */
  readonly versionPaths?: readonly string[] | undefined;
  /** The theme before the reader chooses one. */
  readonly colorMode: { readonly default: "light" | "dark"; readonly respectSystem: boolean };
  /** Id of the announcement that readers can close, if there is one. */
  readonly announcement?: string | undefined;
  /** Day of a page's last change, `2025-01-31`, for the sitemap. */
  readonly lastmod?: ((route: string) => string | null) | undefined;
  /** Day of the commit that is built, `2025-01-31`; null when git does not know it. */
  readonly commitDay?: string | null | undefined;
  /**
   * Addresses for reports of vulnerabilities, for `security.txt`; if there are none, or the day of the commit is not
   * known, there is no such file.
   */
  readonly contacts?: readonly string[] | undefined;
  /** Origin that page views are sent to, such as `https://stats.example.org`. */
  readonly analytics?: string | undefined;
}

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;
const SITE_URL = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)*$/;

function check(name: string, value: string, form: RegExp, example: string): void {
  if (form.test(value)) return;
  throw new Error(
    `createStaticAdapter: the option "${name}" is "${value}"; expected a form like "${example}".`,
  );
}

/** Throws on an invalid address, which would otherwise end up in the policy or in the sitemap. */
export function checkOptions({ siteUrl, analytics }: StaticAdapterOptions): void {
  check("siteUrl", siteUrl, SITE_URL, "https://docs.example.org");
  if (analytics !== undefined) check("analytics", analytics, ORIGIN, "https://stats.example.org");
}
