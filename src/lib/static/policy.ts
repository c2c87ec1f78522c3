/**
 * Headers of every answer of the site, as reliability C.6 gives them. The policy here holds what a
 * `<meta>` cannot say; the rest stands in each page, so that it works on hosts without headers.
 */
export const SECURITY_HEADERS: readonly (readonly [name: string, value: string])[] = [
  [
    "Content-Security-Policy",
    "frame-ancestors 'self'; base-uri 'none'; form-action 'none'; object-src 'none'",
  ],
  ["X-Frame-Options", "SAMEORIGIN"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  [
    "Permissions-Policy",
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()",
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
];

export interface PolicySources {
  /** Hash of the one inline script: `sha256-…`. */
  readonly script: string;
  /** Hashes of the style attributes Gatsby writes. */
  readonly styleAttributes: readonly string[];
  /** Origin that page views are sent to, if any. */
  readonly analytics?: string | undefined;
}

/** The policy in the `<meta>` of each page (reliability C.6, without any inline style element). */
export function renderPolicy({ script, styleAttributes, analytics }: PolicySources): string {
  const hashes = [...new Set(styleAttributes)].sort().map((hash) => ` '${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'self' '${script}'`,
    "style-src 'self'",
    `style-src-attr 'unsafe-hashes'${hashes.join("")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${analytics === undefined ? "" : ` ${analytics}`}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
