import lunr from "lunr";
import { openSearch, type AnswerSearch } from "./answer";
import type { PackedPage, SearchDocumentFile } from "./document";
import { packIndex, protectWords, type LunrIndex, type PackedIndex } from "./packedIndex";
import type { SynonymGroup } from "./synonyms";
import { textTokens } from "./tokens";

/** The files of a small site's search, made the way the build makes them; for tests. */
export interface SampleFiles {
  readonly documents: SearchDocumentFile;
  readonly index: PackedIndex;
}

/** Lunr's index over the texts, as the plugin serializes it. */
export function buildLunrIndex(texts: readonly string[]): LunrIndex {
  const index = lunr(function () {
    this.ref("id");
    this.field("text");
    texts.forEach((text, id) => {
      this.add({ id, text: protectWords(textTokens(text)) });
    });
  });
  return JSON.parse(JSON.stringify(index)) as LunrIndex;
}

/** Makes the two files; `texts` holds what each document says beyond its excerpt, in order. */
export function makeSampleFiles(
  pages: readonly PackedPage[],
  texts: readonly string[],
  synonyms: readonly SynonymGroup[] = [],
): SampleFiles {
  const stamp = "sample";
  const options = { maxHits: 20, highlightResult: true, synonyms };
  const index = { stamp, ...packIndex(buildLunrIndex(texts), texts.length) };
  return { documents: { stamp, searchDocs: pages, options }, index };
}

/** Opens the files as a reader's browser does, through JSON. */
export function openSample({ documents, index }: SampleFiles): AnswerSearch {
  const read = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
  return openSearch(read(documents), read(index));
}
