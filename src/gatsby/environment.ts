/** Whether this is a preview build: `PREVIEW=true`. */
export function isPreview(): boolean {
  return process.env["PREVIEW"] === "true";
}

/** Origin of the published site, `SITE_URL`; without a trailing slash. */
export function siteUrl(): string {
  return (process.env["SITE_URL"] ?? "https://docs.boardzilla.io").replace(/\/+$/, "");
}

/** Path under which a preview is served, `PATH_PREFIX`; empty for the root. Needs `--prefix-paths`. */
export function pathPrefix(): string {
  return (process.env["PATH_PREFIX"] ?? "").replace(/\/+$/, "");
}
