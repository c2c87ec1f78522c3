import React from "react";
import { twinPath } from "../../lib/url";
import { site as config } from "../../site";
import { withPrefix } from "../Link/Link";

/** What the page query knows of the build; see the fragment `SeoFields`. */
export interface SeoSite {
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
  readonly preview: boolean;
}

interface SeoProps {
  readonly site: SeoSite;
  readonly title: string;
  readonly description: string;
  /** Canonical path; `null` for a page that is no address of its own, such as the not-found page. */
  readonly route: string | null;
  readonly noindex?: boolean;
  /** Whether the build writes the page's Markdown twin. */
  readonly hasTwin?: boolean;
}

/** What a page tells search engines and link previews; used in a template's `Head`. */
export function Seo({
  site,
  title,
  description,
  route,
  noindex = false,
  hasTwin = false,
}: SeoProps): React.JSX.Element {
  const fullTitle = title === config.title ? title : `${title} · ${config.title}`;
  const canonical = route === null ? undefined : site.siteUrl + route;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {(noindex || site.preview) && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {route !== null && hasTwin && (
        <link rel="alternate" type="text/markdown" href={withPrefix(twinPath(route))} />
      )}
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.title} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${site.siteUrl}/social-card.png`} />
      <meta property="og:image:alt" content="The Boardzilla mark: a die with a dinosaur's plates" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#1a6b45" />
      <link rel="apple-touch-icon" href={withPrefix("/icon-180.png")} />
      <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
    </>
  );
}
