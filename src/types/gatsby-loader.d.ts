/** Gatsby's loader of a release, `.cache/loader.js`: what this site uses of it. Webpack has an alias for it. */
declare module "gatsby-loader" {
  /** The data of a page, or why there is none. */
  interface LoadedData {
    readonly status: "success" | "error";
    /** Whether it is the data of the not-found page instead. */
    readonly notFound?: boolean;
  }

  /** The part of an `XMLHttpRequest` that the loader reads. */
  interface Answer {
    /** The status of HTTP; 0 if there is no answer. */
    readonly status: number;
    readonly responseText: string;
  }

  export class ProdLoader {
    constructor(asyncRequires: object, matchPaths: readonly object[], firstPage?: object);
    /** The data that has come, by Gatsby's path of the page. */
    readonly pageDataDb: Map<string, LoadedData>;
    /** Requests that are underway, by address; whoever requests one of them gets its answer. */
    readonly inFlightNetworkRequests: Map<string, Promise<Answer>>;
    /** Requests an address, once at a time. Never rejects. */
    memoizedGet(url: string): Promise<Answer>;
    /** Downloads a page's data. Never rejects; retries up to 3 times, of which `retries` are over. */
    fetchPageDataJson(asked: {
      readonly pagePath: string;
      readonly retries?: number;
    }): Promise<LoadedData>;
    /** A page's data, from the network if it has not come yet. What it answers first stays for the visit. */
    loadPageDataJson(path: string): Promise<LoadedData>;
    /** Asks which build the server has; undefined if it does not say. */
    loadAppData(): Promise<{ readonly webpackCompilationHash: string } | undefined>;
    /** Addresses of the scripts and the data of a page whose data has come. */
    getResourceURLsForPathname(path: string): readonly string[] | null;
    /** Fetches in idle time what a page needs. */
    doPrefetch(path: string): Promise<unknown>;
  }
}
