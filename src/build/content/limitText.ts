import type { KnownLimit } from "./frontmatter";
import { titleAnchor } from "./titleAnchor";

/** The page that lists all known limits. */
const LIMITS_PAGE = "/reference/limits";

/** What a page says of a limit, as Markdown. */
export function limitText({ title, happens, instead }: KnownLimit): {
  /** What goes wrong. */
  readonly happens: string;
  /** What to do about it. */
  readonly instead: string;
  /** Leads to the limit in the list of all. */
  readonly link: string;
} {
  return {
    happens: happens.trim(),
    instead: `**Instead:** ${instead.trim()}`,
    link: `[All known limits](${LIMITS_PAGE}#${titleAnchor(title)})`,
  };
}
