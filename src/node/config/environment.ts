export function isPreview(): boolean {
  return process.env["PREVIEW"] === "true";
}

/** Whether `/health` is made: in previews and `npm run dev`, and in other builds with `HEALTH=true`. */
export function hasHealthPage(): boolean {
  const isDevelop = process.env["NODE_ENV"] === "development";
  return isPreview() || isDevelop || process.env["HEALTH"] === "true";
}

/** Origin of the published site, `SITE_URL`; without a trailing slash. */
export function siteUrl(): string {
  const url = process.env["SITE_URL"] ?? "";
  return (url === "" ? "https://docs.boardzilla.io" : url).replace(/\/+$/, "");
}

/** Path under which a preview is served, `PATH_PREFIX`; empty for the root. Needs `--prefix-paths`. */
export function pathPrefix(): string {
  return (process.env["PATH_PREFIX"] ?? "").replace(/\/+$/, "");
}
