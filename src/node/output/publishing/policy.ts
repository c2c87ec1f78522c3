import { createHash } from "node:crypto";

/**
 * What a page may not ask the browser for. Only features that Chromium has known on every system for two years,
 * because it warns about any other in the console of each page.
 */
const REFUSED_FEATURES: readonly string[] = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** Headers of every response of the site. Content security policies are separate, one for each document. */
export const SECURITY_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ["X-Frame-Options", "SAMEORIGIN"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", ")],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
];

/** The hash of an inline text, in the form that a content security policy uses: `sha256-…`. */
export function hashForPolicy(text: string): string {
  return `sha256-${createHash("sha256").update(text, "utf8").digest("base64")}`;
}

interface PolicySources {
  /** Hash of the one inline script: `sha256-…`. */
  readonly script: string;
  /** Hashes of the style attributes Gatsby writes. */
  readonly styleAttributes: readonly string[];
  /** Origin that page views are sent to, if any. */
  readonly analytics?: string | undefined;
}

/** The policy in the `<meta>` of each page. It allows no inline style element. */
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

/** What a `<meta>` cannot say: only the site itself may frame its documents. */
export const FRAME_ANCESTORS = "frame-ancestors 'self'";

/**
 * The policy of the pages as a header: what their `<meta>` says, what it cannot say, and the script of moved
 * pages, which carry a policy of their own.
 *
 * @param policy What `renderPolicy` returned.
 * @param movedScript Hash of the script of moved pages: `sha256-…`.
 */
export function renderPageHeader(policy: string, movedScript: string): string {
  const widened = policy.replace("script-src 'self'", `script-src 'self' '${movedScript}'`);
  return `${widened}; ${FRAME_ANCESTORS}`;
}

/** The header of documents in older versions: each has its own policy in a `<meta>`. */
export const VERSION_HEADER = `base-uri 'none'; form-action 'none'; object-src 'none'; ${FRAME_ANCESTORS}`;
