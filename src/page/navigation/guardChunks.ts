import { isHydrated } from "./hydration";
import { explainChunk, reportMissingParts } from "./lazyRecovery";

// Webpack's own functions, which it lets a program replace: what loads a chunk, and what names its file.
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

/** How often the first page's code is asked for again: after 1, 3, 9 and 27 s. */
const MAX_RETRIES = 4;

/**
 * Gives chunks that did not load another chance. One that has failed gets a new address the next time it
 * is asked for: what a cache has kept of the failure is then out of the way. What the first
 * page needs is asked for again by itself, in the midst of a deploy it comes a little later;
 * of anything else its feature tells the reader, who is offered a reload when the site was updated.
 */
export function guardChunks(): void {
  const failures = new Map<string | number, number>();
  const underway = new Map<string | number, Promise<unknown>>();
  const load = __webpack_chunk_load__;
  const name = __webpack_get_script_filename__;
  const attempt = (chunk: string | number): Promise<unknown> =>
    load(chunk).catch(async (error: unknown) => {
      const count = (failures.get(chunk) ?? 0) + 1;
      failures.set(chunk, count);
      if (isHydrated() || count > MAX_RETRIES) throw await explainChunk(error);
      if (count > 1) reportMissingParts();
      await new Promise((resolve) => setTimeout(resolve, 1000 * 3 ** (count - 1)));
      return attempt(chunk);
    });
  __webpack_get_script_filename__ = (chunk) => {
    const count = failures.get(chunk);
    return name(chunk) + (count ? `?retry=${String(count)}` : "");
  };
  // Gatsby asks twice for each chunk of a page.
  __webpack_chunk_load__ = (chunk) => {
    const promise = underway.get(chunk) ?? attempt(chunk).finally(() => underway.delete(chunk));
    underway.set(chunk, promise);
    return promise;
  };
}
