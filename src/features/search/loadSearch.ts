import type { SearchDocumentFile } from "../../lib/search/document";
import type { SearchHit } from "../../lib/search/searchIndex";
import { withPrefix } from "../../components/Link/Link";

/** Answers a query with sections, best first. */
export type AnswerQuery = (query: string) => readonly SearchHit[];

/** ms until a load that does not answer counts as failed. */
const TIMEOUT = 10_000;

interface Manifest {
  readonly stamp: string;
}

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(withPrefix(path), { signal });
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
  return response.json();
}

function isManifest(data: unknown): data is Manifest {
  const stamp = (data as Partial<Manifest> | null)?.stamp;
  return typeof stamp === "string" && /^[\w-]+$/.test(stamp);
}

function isDocumentFile(data: unknown): data is SearchDocumentFile {
  const file = data as Partial<SearchDocumentFile> | null;
  return Array.isArray(file?.searchDocs) && typeof file.options?.maxHits === "number";
}

async function load(): Promise<AnswerQuery> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, TIMEOUT);
  try {
    const manifest = await fetchJson("/search-manifest.json", controller.signal);
    if (!isManifest(manifest)) throw new Error("the search manifest is damaged");
    const [{ default: lunr }, { searchIndex }, documents, index] = await Promise.all([
      import("lunr"),
      import("../../lib/search/searchIndex"),
      fetchJson(`/search-doc-${manifest.stamp}.json`, controller.signal),
      fetchJson(`/lunr-index-${manifest.stamp}.json`, controller.signal),
    ]);
    if (!isDocumentFile(documents)) throw new Error("the search documents are damaged");
    const { searchDocs, options } = documents;
    const loaded = lunr.Index.load(index as object);
    return (query) => searchIndex(loaded, searchDocs, query, options.maxHits);
  } finally {
    clearTimeout(timer);
  }
}

let loading: Promise<AnswerQuery> | undefined;

/** Loads index, documents and engine once; a failed load can be tried again. */
export function loadSearch(): Promise<AnswerQuery> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
