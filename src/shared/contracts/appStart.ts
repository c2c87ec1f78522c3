import type { ColorMode } from "../colorMode";

/** What the block `APP_BLOCK` says to the script of a first view. All addresses have the path prefix. */
export interface AppStart {
  /** The path prefix, without a trailing slash; empty for the root. */
  readonly prefix: string;
  /** The site's default theme, and whether it follows the system's. */
  readonly theme: { readonly default: ColorMode; readonly respectSystem: boolean };
  /** The app's scripts, in the order in which they run. */
  readonly scripts: readonly string[];
  /** The scripts that the app asks for when it hydrates this page. */
  readonly pageScripts: readonly string[];
  /** The data that the app asks for when it hydrates this page, as JSON. */
  readonly data: readonly string[];
  /** What a reader may ask for next, on any page. Prefetched with the app, which starts without it. */
  readonly next: readonly string[];
  /** What the app asks for when the reader starts the page's game, the first of several. */
  readonly game?: readonly string[];
  /** What the app asks for when the reader starts live code of the page. */
  readonly live?: readonly string[];
  /** The image of each theme of a picture at the top of the page. */
  readonly picture?: Readonly<Record<ColorMode, string>>;
}

declare global {
  interface Window {
    /**
     * What the script of a first view has downloaded of `AppStart.data`, as JSON texts by address. The app's loader takes
     * it from here and needs no network: browsers ask the server again for what they have prefetched.
     */
    downloadedData?: Record<string, string>;
  }
}

/** Attribute of a player, with the id of its game. A click on a button in it starts the game. */
export const GAME_ATTRIBUTE = "data-play-game";

/** Attribute of a block of live code, with the block's id. A click on a button in it starts the code. */
export const LIVE_ATTRIBUTE = "data-live-block";

/**
 * The event of the document with which the app says that it has shown a page, before it scrolls. The first one means that
 * React has hydrated the page that the server sent.
 */
export const PAGE_SHOWN = "page-shown";

/**
 * Attribute of an element that does nothing before hydration. With no value, the app starts when the
 * element comes into view; with the key of a preference, it starts at once if the reader has set that one;
 * with the element's own id, when the address leads to it.
 */
export const HYDRATE_ATTRIBUTE = "data-hydrate";
