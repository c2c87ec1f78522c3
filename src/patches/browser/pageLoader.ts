/*
 * The module that a release runs where Gatsby's app imports `./loader`: the same loader, which requests the data
 * of a page once. `src/patches/node/gatsbyModules.ts` puts it there.
 */
import { type Answer, ProdLoader as GatsbyLoader } from "gatsby-loader";
import { fetchAhead } from "../../shared/browser/fetchAhead";

export * from "gatsby-loader";

/** How often Gatsby asks again for data that did not come; a prefetch is asked for once. */
const MAX_RETRIES = 3;

/** Address of a page's data. */
const toAddress = (path: string): string =>
  `${__PATH_PREFIX__}/page-data${path === "/" ? "/index" : path}/page-data.json`;

/** Downloads a file at low priority. Never rejects: without an answer, the status is 0. */
async function download(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, { priority: "low" });
    return { status: response.status, responseText: await response.text() };
  } catch {
    return { status: 0, responseText: "" };
  }
}

/** Loads pages. Gatsby makes one for the visit. */
export class ProdLoader extends GatsbyLoader {
  private readonly prefetched = new Set<string>();
  private readonly downloaded = new Map(Object.entries(window.downloadedData ?? {}));

  /** Requests an address. The first request for what was downloaded in idle time needs no network. */
  override memoizedGet(url: string): Promise<Answer> {
    const responseText = this.downloaded.get(url);
    this.downloaded.delete(url);
    // A network that asks readers to sign in answers every request with a page.
    if (!responseText?.startsWith("{")) return super.memoizedGet(url);
    return Promise.resolve({ status: 200, responseText });
  }

  /**
   * Downloads a page's data at low priority, and fetches its scripts without running them. Gatsby has the browser
   * prefetch the data and then requests it: a second request, because a browser checks with the server whether what
   * it has prefetched is fresh. What fails is forgotten, so that a click asks again.
   *
   * @param path Gatsby's path of the page, without the path prefix
   */
  override async doPrefetch(path: string): Promise<void> {
    const known = this.pageDataDb.get(path);
    const address = toAddress(path);
    if (!known && !this.inFlightNetworkRequests.has(address))
      this.inFlightNetworkRequests.set(address, download(address));
    const asked = { pagePath: path, retries: MAX_RETRIES };
    const data = known ?? (await this.fetchPageDataJson(asked));
    if (data.status !== "success" || data.notFound) return;
    this.pageDataDb.set(path, data);
    const files = this.getResourceURLsForPathname(path) ?? [];
    const scripts = files.filter((href) => href.endsWith(".js") && !this.prefetched.has(href));
    for (const href of scripts) this.prefetched.add(href);
    void fetchAhead(scripts);
  }
}
