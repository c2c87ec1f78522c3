import { releaseAnchor } from "../../../shared/api/apiUrl";
import type { KnownLimit } from "./frontmatter";
import { titleAnchor } from "./titleAnchor";

/** The page that lists all known limits. */
const LIMITS_PAGE = "/reference/limits";

/** The address of a limit in the list of all. */
export function limitUrl({ title }: Pick<KnownLimit, "title">): string {
  return `${LIMITS_PAGE}#${titleAnchor(title)}`;
}

/** Since when it happens, as Markdown; empty for what no version of the package has. */
function sinceText({ since }: KnownLimit): string {
  if (since === undefined) return "";
  const isVersion = !since.includes(" ");
  return ` Since ${isVersion ? `[${since}](/versions#${releaseAnchor(since)})` : since}.`;
}

/** What a page says of a limit, as Markdown. */
export function limitText(limit: KnownLimit): {
  /** What goes wrong, and since which version. */
  readonly happens: string;
  /** What to do about it. */
  readonly instead: string;
  /** Leads to the limit in the list of all. */
  readonly link: string;
} {
  return {
    happens: `${limit.happens.trim()}${sinceText(limit)}`,
    instead: `**Instead:** ${limit.instead.trim()}`,
    link: `[All known limits](${limitUrl(limit)})`,
  };
}
