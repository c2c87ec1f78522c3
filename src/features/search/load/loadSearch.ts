import { withPrefix } from "../../../components/Link/Link";
import type { AnswerSearch, SearchDocumentFile } from "../../../shared/search/answer";
import { createFailure, isSearchFailure } from "./failure";

/** How a file is asked for: `reload` passes by whatever the browser has kept. */
interface Asking {
  readonly signal: AbortSignal;
  readonly cache: "default" | "reload";
}

async function readJson(path: string, asking: Asking): Promise<unknown> {
  const response = await fetch(withPrefix(path), asking).catch((error: unknown) => {
    throw createFailure(navigator.onLine ? "missing" : "offline", `${path}: ${String(error)}`);
  });
  if (!response.ok) {
    throw createFailure("missing", `${path} answered ${String(response.status)}.`);
  }
  return response.json().catch((error: unknown) => {
    throw createFailure("damaged", `${path}: ${String(error)}`);
  });
}

/** The stamp that the names of this build's two files carry. */
async function readStamp(asking: Asking): Promise<string> {
  const path = "/search-manifest.json";
  const stamp = ((await readJson(path, asking)) as { stamp?: unknown } | null)?.stamp;
  if (typeof stamp === "string" && /^[\w-]+$/.test(stamp)) return stamp;
  throw createFailure("damaged", `${path} names no stamp.`);
}

async function open(stamp: string, asking: Asking): Promise<AnswerSearch> {
  const [{ openSearch }, documents, index] = await Promise.all([
    import("../../../shared/search/answer"),
    readJson(`/search-doc-${stamp}.json`, asking),
    readJson(`/lunr-index-${stamp}.json`, asking),
  ]);
  try {
    return openSearch(documents as SearchDocumentFile, index);
  } catch (error) {
    throw createFailure("damaged", String(error));
  }
}

/**
 * Loads the search's two files and its engine. Rejects with a `SearchFailure`; nothing of a failed load is
 * kept, so the next call starts from nothing.
 *
 * A deploy between two requests leaves the reader with the names of files that are gone, or with files
 * of two builds; the manifest is then read once more, past the browser's cache.
 */
export async function loadSearch(signal: AbortSignal): Promise<AnswerSearch> {
  const stamp = await readStamp({ signal, cache: "default" });
  try {
    return await open(stamp, { signal, cache: "default" });
  } catch (error) {
    if (signal.aborted) throw error;
    const asking = { signal, cache: "reload" } as const;
    const current = await readStamp(asking);
    const isDamaged = isSearchFailure(error) && error.kind === "damaged";
    if (current === stamp && !isDamaged) throw error;
    return open(current, asking);
  }
}
