/**
 * The ids of the site's own elements: those that its scripts look for, and those that its markup and styles refer to.
 * They share each page with the anchors that authors make from headings, and anchors are lower case, so an id with a
 * capital is never an anchor. (`play-…` is one: readers link to it.) `src/page/boot/boot.js` cannot import them and repeats five of them.
 */

/** The data block of every page that the adapter writes, as JSON. */
export const APP_BLOCK = "Site-app";

/** The data block with the page's canonical path, as JSON. */
export const PAGE_BLOCK = "Site-page";

/** The data block of a page that holds what Gatsby's loader wants to know about it, as JSON. */
export const PAGE_DATA_BLOCK = "Site-page-data";

/** The page's main element, to which the skip link leads. */
export const CONTENT = "Site-content";

/** The sidebar, which is the menu on narrow screens. */
export const SIDEBAR = "Site-sidebar";

/** The notice that the site is not where it was built for. */
export const WRONG_BASE = "Site-wrong-base";

/** The element with which the first screen of a page's text ends. */
export const FIRST_SCREEN = "Site-first-screen";

/** The dialog around the search field: the script of a first view and the app find the same one. */
export const SEARCH_FIELD = "Site-search-field";

/** The notice at the edge of the window: the script of a first view and the app find the same one. */
export const NOTICE = "Site-notice";

/** The card about a symbol that a link leads to. */
export const SYMBOL_CARD = "Site-symbol-card";

/** The bar that shows that a page loads. */
export const PROGRESS = "Site-progress";

/** The region that says what was copied. */
export const COPY_STATUS = "Site-copy-status";

/** The search field of the not-found page. */
export const ADDRESS_SEARCH = "Site-address-search";

/** The heading above the searches that the search page remembers. */
export const KEPT_SEARCHES = "Site-kept-searches";

/** The list of problems that `npm run dev` shows. */
export const CONTENT_PROBLEMS = "Site-content-problems";

/** The ids of a tab and its panel, which the page numbers: sets from 1, and the tabs of a set from 1. */
export const tabId = (set: number, tab: number): string => `Tab-${String(set)}-${String(tab)}`;

/** The game whose code is at an address such as `/live/games/pairs.json`. */
export const gameId = (path: string): string => path.replace(/^.*\/|\.json$/g, "");

/** The anchor of a game's player, by the game's id; a link to it opens the game. */
export const playerId = (game: string): string => `play-${game}`;

/** Ids that Gatsby gives its own elements. A heading with one of these anchors is refused. */
export const GATSBY_IDS: readonly string[] = [
  "___gatsby",
  "gatsby-announcer",
  "gatsby-chunk-mapping",
  "gatsby-focus-wrapper",
  "gatsby-script-loader",
];

/** Whether an element of the site has the id, or may have it. */
export const isSiteId = (id: string): boolean =>
  /^(?:Site|Tab)-/.test(id) || GATSBY_IDS.includes(id);
