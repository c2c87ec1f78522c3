/** What the adapter has to be told; gatsby-config.ts tells it. */
export interface StaticAdapterOptions {
  /** Origin of the published site, without a slash at its end. */
  readonly siteUrl: string;
  /** A preview is hidden from search engines and has no sitemap. */
  readonly preview: boolean;
  /** The theme before the reader has chosen one. */
  readonly colorMode: { readonly default: "light" | "dark"; readonly respectSystem: boolean };
  /** Day of a page's last change, `2025-01-31`, for the sitemap. */
  readonly lastmod?: ((route: string) => string | null) | undefined;
  /** Origin that page views are sent to, such as `https://stats.example.org`. */
  readonly analytics?: string | undefined;
}

function checkOrigin(name: string, origin: string): void {
  if (/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)) return;
  throw new Error(
    `gatsby-adapter-static: the option "${name}" is "${origin}", which is no origin. ` +
      'An origin has no path and no slash at its end: "https://docs.example.org".',
  );
}

/** Throws when an origin is none: it would end up in the policy or in the sitemap as it is. */
export function checkOptions({ siteUrl, analytics }: StaticAdapterOptions): void {
  checkOrigin("siteUrl", siteUrl);
  if (analytics !== undefined) checkOrigin("analytics", analytics);
}
