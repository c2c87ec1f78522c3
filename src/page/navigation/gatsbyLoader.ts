/** What Gatsby's loader hands out for an address; without a `page` it has failed. */
export interface LoadedPage {
  readonly page?: {
    /** The page's route, with the query of the address. */
    readonly path: string;
    readonly webpackCompilationHash: string;
  };
}

/** The part of Gatsby's loader that this feature uses; paths have the prefix. */
export interface GatsbyLoader {
  /** Loads data and code of a page at low priority. */
  readonly enqueue: (path: string) => void;
  /** Loads data and code of a page now. */
  readonly hovering: (path: string) => void;
  /** Loads a page to show it: Gatsby itself calls this for the first page, for links, Back and Forward. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** A page that is loaded already; Gatsby asks for it first on Back and Forward. */
  loadPageSync: (path: string) => LoadedPage | undefined;
}

/** Gatsby's loader; there is none on a page without Gatsby's script. */
export function findLoader(): GatsbyLoader | undefined {
  return (window as { ___loader?: GatsbyLoader }).___loader;
}
