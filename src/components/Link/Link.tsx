import React from "react";

interface LinkProps {
  /** A route of this site, with hash and query, or an address on another site. */
  readonly to: string;
  readonly children: React.ReactNode;
  readonly className?: string | undefined;
  readonly "aria-current"?: "page" | "location" | "true" | undefined;
  readonly "aria-label"?: string | undefined;
  readonly rel?: string | undefined;
  readonly title?: string | undefined;
}

/** Puts the path prefix before a route of this site. */
export function withPrefix(to: string): string {
  return to.startsWith("/") ? __PATH_PREFIX__ + to : to;
}

/**
 * A link. It is a plain anchor: the navigation feature makes it client-side and prefetches its
 * page, as it does for links in static HTML.
 */
export function Link({ to, children, ...rest }: LinkProps): React.JSX.Element {
  return (
    <a href={withPrefix(to)} {...rest}>
      {children}
    </a>
  );
}
