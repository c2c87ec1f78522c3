import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { SearchDocument } from "../lib/search/document";
import { searchOptions } from "./searchIndex";

interface SearchNode {
  readonly index: string;
  readonly store: Readonly<Record<string, SearchDocument>>;
  readonly internal: { readonly contentDigest: string };
}

const SEARCH_FILES = /^(search-doc|lunr-index)-[\w-]+\.json$/;

/** Writes the two files of the search and the manifest that names their stamp. */
async function writeSearchFiles(
  graphql: CreatePagesArgs["graphql"],
  publicPath: string,
): Promise<void> {
  const { data, errors } = await graphql<{ localSearchDocs: SearchNode | null }>(`
    query SearchFiles {
      localSearchDocs {
        index
        store
        internal {
          contentDigest
        }
      }
    }
  `);
  if (errors || !data?.localSearchDocs) {
    throw new Error("The search index is missing: gatsby-plugin-local-search made no node.");
  }
  const { index, store, internal } = data.localSearchDocs;
  const stamp = internal.contentDigest;
  const searchDocs = Object.values(store).sort((a, b) => a.id - b.id);
  for (const file of readdirSync(publicPath)) {
    if (SEARCH_FILES.test(file)) rmSync(path.join(publicPath, file));
  }
  const write = (file: string, text: string): void => {
    writeFileSync(path.join(publicPath, file), text);
  };
  write(`search-doc-${stamp}.json`, JSON.stringify({ searchDocs, options: searchOptions }));
  write(`lunr-index-${stamp}.json`, index);
  write("search-manifest.json", JSON.stringify({ stamp }));
}

/** Writes what is no page: the files of the search. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const publicPath = path.resolve("public");
  mkdirSync(publicPath, { recursive: true });
  await writeSearchFiles(graphql as CreatePagesArgs["graphql"], publicPath);
};
