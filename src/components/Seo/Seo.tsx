import React from "react";
import { currentAddress } from "../../shared/olderVersion";
import { markdownPath } from "../../shared/url";
import { site as config } from "../../site";
import { withPrefix } from "../Link/Link";

/** What the page query knows about the build; see the fragment `SeoFields`. */
export interface SeoSite {
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
  /** Whether search engines are asked to leave the site out. */
  readonly hidden: boolean;
}

/** What a page says of itself. */
export interface SeoProps {
  readonly site: SeoSite;
  readonly title: string;
  readonly description: string;
  /** Canonical path; `null` for a page without an address of its own, such as the not-found page. */
  readonly route: string | null;
  /** The picture that link previews show; a page without its own uses that of the site. */
  readonly card?: { readonly path: string; readonly alt: string } | null | undefined;
  readonly noindex?: boolean;
  /** Whether the build writes the page as Markdown, too. */
  readonly hasMarkdown?: boolean;
}

/** The address that search engines should keep: for an older version, that of the page in the current one. */
function canonicalAddress(siteUrl: string, route: string): string {
  const own = siteUrl + route;
  return __OLDER_VERSION__ ? (currentAddress(route, config.docs.current) ?? own) : own;
}

/** What a page tells search engines and link previews; used in a template's `Head`. */
export function Seo({
  site,
  title,
  description,
  route,
  card,
  noindex = false,
  hasMarkdown = false,
}: SeoProps): React.JSX.Element {
  const fullTitle = title === config.title ? title : `${title} · ${config.title}`;
  const canonical = route === null ? undefined : canonicalAddress(site.siteUrl, route);
  const preview = {
    url: canonical,
    type: "website",
    site_name: config.title,
    title: fullTitle,
    description,
    image: site.siteUrl + (card?.path ?? "/social-card.png"),
    "image:width": "1200",
    "image:height": "630",
    "image:alt": card?.alt ?? config.description,
  };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {(noindex || site.hidden) && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {route !== null && hasMarkdown && (
        <link rel="alternate" type="text/markdown" href={withPrefix(markdownPath(route))} />
      )}
      {Object.entries(preview).map(
        ([name, content]) =>
          content !== undefined && <meta key={name} property={`og:${name}`} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#1a6b45" />
      <link rel="apple-touch-icon" href={withPrefix("/icon-180.png")} />
      <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
    </>
  );
}
