import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { documentUrl, type SearchDocumentFile } from "../../shared/search/document";
import { packIndex, type LunrIndex, type PackedIndex } from "../../shared/search/packedIndex";
import { parseSynonyms, type SynonymGroup } from "../../shared/search/synonyms";
import type { Asks } from "./askFile";
import { packDocuments, type IndexedDocument } from "./searchDocuments";
import { siteConfig } from "./siteConfig";

/** The node that gatsby-plugin-local-search makes. */
export interface SearchNode {
  /** Lunr's serialized index as JSON. */
  readonly index: string;
  readonly store: Readonly<Record<string, Pick<IndexedDocument, "id" | "page" | "packed">>>;
}

/** Reads `content/synonyms.yml`; throws its problems. */
export function readSynonymFile(file: string): SynonymGroup[] {
  return parseSynonyms(parse(readFileSync(file, "utf8")), file);
}

type StoredDocument = SearchNode["store"][string];

/** A document with what readers ask that it answers. */
function withAsks(document: StoredDocument, asks: Asks["byUrl"]): StoredDocument {
  const { page, packed } = document;
  const [anchor, heading, kind, excerpt, signature = "", minor = 0] = packed;
  const texts = asks.get(documentUrl(page.route, anchor));
  if (!texts) return document;
  return {
    ...document,
    packed: [anchor, heading, kind, excerpt, signature, minor, texts.join("\n")],
  };
}

/**
 * Makes the two search files and the manifest that names their stamp; texts by file name. The stamp is the
 * hash of both, so a file never changes under its name.
 */
export function toSearchFiles(
  { index, store }: SearchNode,
  { synonyms, asks }: { readonly synonyms: readonly SynonymGroup[]; readonly asks: Asks["byUrl"] },
): Readonly<Record<string, string>> {
  const documents = Object.values(store)
    .sort((a, b) => a.id - b.id)
    .map((document) => withAsks(document, asks));
  const searchDocs = packDocuments(documents);
  const packed = packIndex(JSON.parse(index) as LunrIndex, documents.length);
  const options = { ...siteConfig.search, synonyms };
  const stamp = createHash("sha256")
    .update(JSON.stringify([searchDocs, options, packed]))
    .digest("hex")
    .slice(0, 32);
  const documentFile: SearchDocumentFile = { stamp, searchDocs, options };
  const indexFile: PackedIndex = { stamp, ...packed };
  return {
    [`search-doc-${stamp}.json`]: JSON.stringify(documentFile),
    [`lunr-index-${stamp}.json`]: JSON.stringify(indexFile),
    "search-manifest.json": JSON.stringify({ stamp }),
  };
}
