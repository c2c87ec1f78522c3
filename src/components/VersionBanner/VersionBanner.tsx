import React, { useEffect, useRef } from "react";
import { currentPrefix, findCurrentPage } from "../../shared/olderVersion";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { Banner } from "../Banner/Banner";

interface VersionBannerProps {
  readonly docs: SiteConfig["docs"];
  /** The page that is shown. */
  readonly route: string;
}

/**
 * Says on every page of an older version which one it is, and leads to the same page of the current version,
 * or to the nearest one above it.
 */
export function VersionBanner({ docs, route }: VersionBannerProps): React.JSX.Element | null {
  const { current, version } = docs;
  const page = findCurrentPage(route, current?.routes ?? []);
  const href = currentPrefix(__PATH_PREFIX__, docs) + page;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The HTML of the not-found page does not know which address it is served for. Where they differ,
    // React corrects the text but keeps the attribute.
    link.current?.setAttribute("href", href);
  }, [href]);
  if (!current) return null;
  const text = page === route ? "See this page for" : "See the documentation of";
  return (
    <Banner label="Version">
      This is the documentation of {version.label}.{" "}
      <a ref={link} href={href} suppressHydrationWarning>
        {`${text} ${current.label}`}
      </a>
    </Banner>
  );
}
