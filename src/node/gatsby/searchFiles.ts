import { createHash } from "node:crypto";
import { parse } from "yaml";
import { readText } from "../files/readText";
import { documentUrl } from "../../shared/search/document";
import { writeColumns, type SearchDocumentFile } from "../../shared/search/documentFile";
import {
  packIndex,
  packWords,
  type LunrIndex,
  type PackedIndex,
} from "../../shared/search/packedIndex";
import { textTokens } from "../../shared/search/words";
import { parseSynonyms, type SynonymGroup } from "../../shared/search/synonyms";
import type { Asks } from "./askFile";
import { listNearWords } from "./englishWords";
import { collectPages, type IndexedDocument } from "./searchDocuments";
import { siteConfig } from "../config/siteConfig";

/** The node that gatsby-plugin-local-search makes. */
export interface SearchNode {
  /** Lunr's serialized index as JSON. */
  readonly index: string;
  readonly store: Readonly<Record<string, Pick<IndexedDocument, "id" | "page" | "document">>>;
}

/** Reads `content/synonyms.yml`; throws its problems. */
export function readSynonymFile(file: string): SynonymGroup[] {
  return parseSynonyms(parse(readText(file)), file);
}

/** The telling words of each ask; none for an ask that has only common words. */
export function toAskWords(asks: readonly string[]): string[][] {
  return asks.map((ask) => [...new Set(textTokens(ask))]).filter((words) => words.length > 0);
}

/** What the search knows beside the texts of the pages. */
interface SearchWords {
  readonly synonyms: readonly SynonymGroup[];
  readonly asks: Asks["byUrl"];
  /** Common words of English, in lower case. */
  readonly english: readonly string[];
}

/**
 * Makes the two search files and the manifest that names their stamp; texts by file name. The stamp is the
 * hash of both, so a file never changes under its name.
 */
export function toSearchFiles(
  { index, store }: SearchNode,
  { synonyms, asks, english }: SearchWords,
): Readonly<Record<string, string>> {
  const documents = Object.values(store).sort((a, b) => a.id - b.id);
  const askWords = documents.map(({ page, document }) =>
    toAskWords(asks.get(documentUrl(page.route, document.anchor)) ?? []),
  );
  const pages = collectPages(documents);
  const searchDocs = writeColumns(pages);
  const words = packIndex(JSON.parse(index) as LunrIndex, askWords);
  const packed = { ...words, english: packWords(listNearWords(english, pages, words)) };
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
