import path from "node:path";
import { readText } from "../../src/node/files/readText";
import { APP_BLOCK, PAGE_DATA_BLOCK } from "../../src/shared/contracts/siteIds";
import { listFiles } from "../listFiles";

/** A page of a build. */
export interface KindPage {
  /** Path in the folder without its extension, such as `game/actions`. */
  readonly page: string;
  /**
   * What is the same whatever the page says: its HTML without `main`, which holds the article and its table of contents,
   * and without the data of the article.
   */
  readonly frame: string;
}

/** The kinds of pages with the form of their paths. A page is of the first kind that it fits. */
const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ["home", /^index$/],
  ["class", /^api\/classes\//],
  ["list of symbols", /^(?:api(?:\/modules)?|versions)$/],
  ["section", /^category\//],
  ["tutorial", /^tutorial\//],
  ["challenge", /^challenges\//],
  ["example", /^examples\//],
  ["search", /^search$/],
  ["not found", /^404$/],
  ["guide", /^/],
];

const ARTICLE = /<main[ >].*<\/main>/s;
const DATA = new RegExp(`<script[^>]* id="${PAGE_DATA_BLOCK}">.*?</script>`, "s");

/** The pages of a build in `folder` by kind; pages that only lead elsewhere are of none. */
export function listPagesByKind(folder: string): ReadonlyMap<string, readonly KindPage[]> {
  const pages = listFiles(folder)
    .filter((file) => file.endsWith(".html"))
    .flatMap((file): KindPage[] => {
      const html = readText(path.join(folder, file));
      if (!html.includes(` id="${APP_BLOCK}"`)) return [];
      if (!ARTICLE.test(html)) throw new Error(`${file} has no <main>, so its frame is unknown.`);
      const frame = html.replace(ARTICLE, "").replace(DATA, "");
      return [{ page: file.slice(0, -".html".length), frame }];
    });
  const kindOf = ({ page }: KindPage): string =>
    KINDS.find(([, form]) => form.test(page))?.[0] ?? "";
  const present = KINDS.map(
    ([kind]) => [kind, pages.filter((each) => kindOf(each) === kind)] as const,
  );
  return new Map(present.filter(([, own]) => own.length > 0));
}
