import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { typesUrl } from "../../shared/contracts/typesFile";
import { writeCardFiles } from "../output/cards/cardFiles";
import type { Change } from "../content/fields/entryList";
import { deleteFormerFiles } from "../output/publishing/buildFolder";
import { CHANGES_FEED } from "../../shared/contracts/changesFeed";
import { renderChangesFeed } from "../output/publishing/changesFeed";
import { readAskFile } from "./askFile";
import { readEnglishWords } from "./englishWords";
import { writeMarkdownFiles } from "./markdownFiles";
import { queryData } from "../graphql/queryData";
import { readSynonymFile, toSearchFiles, type SearchNode } from "./searchFiles";

interface TypeFiles {
  readonly allDocPage: {
    readonly nodes: readonly Pick<Queries.DocPage, "route" | "sampleTypes">[];
  };
}

/** Writes the two search files and the manifest that names their stamp. */
async function writeSearchFiles(api: object, publicPath: string): Promise<void> {
  const query = /* GraphQL */ `
    query SearchFiles {
      localSearchDocs {
        index
        store
      }
    }
  `;
  const fault = "The search index is missing: gatsby-plugin-local-search made no node.";
  const { localSearchDocs } = await queryData<{ readonly localSearchDocs: SearchNode | null }>(
    api,
    query,
    fault,
  );
  if (!localSearchDocs) throw new Error(fault);
  const words = {
    synonyms: readSynonymFile("content/synonyms.yml"),
    asks: readAskFile("content/asks.yml").byUrl,
    english: readEnglishWords(),
  };
  for (const [file, text] of Object.entries(toSearchFiles(localSearchDocs, words))) {
    writeFileSync(path.join(publicPath, file), text);
  }
}

/** Writes the types of each guide's samples, which a page requests when a reader wants to see one. */
async function writeTypeFiles(api: object, publicPath: string): Promise<void> {
  const query = /* GraphQL */ `
    query TypeFiles {
      allDocPage(sort: { route: ASC }) {
        nodes {
          route
          sampleTypes
        }
      }
    }
  `;
  const fault = "The pages could not be queried for the types of their samples.";
  const { allDocPage } = await queryData<TypeFiles>(api, query, fault);
  for (const { route, sampleTypes } of allDocPage.nodes) {
    const file = path.join(publicPath, typesUrl(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(sampleTypes));
  }
}

interface FeedData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string; readonly title: string } };
  readonly allSiteChange: { readonly nodes: readonly Change[] };
}

async function writeChangesFeed(api: object, publicPath: string): Promise<void> {
  const query = /* GraphQL */ `
    query ChangesFeed {
      site {
        siteMetadata {
          siteUrl
          title
        }
      }
      allSiteChange(sort: { position: ASC }) {
        nodes {
          date
          title
          text
          page
        }
      }
    }
  `;
  const data = await queryData<FeedData>(api, query, "The changes could not be read.");
  const feed = renderChangesFeed(data.allSiteChange.nodes, data.site.siteMetadata);
  writeFileSync(path.join(publicPath, CHANGES_FEED), feed);
}

async function writeTextFiles(api: object, publicPath: string): Promise<void> {
  await writeSearchFiles(api, publicPath);
  await writeMarkdownFiles(api, publicPath);
  await writeTypeFiles(api, publicPath);
  await writeChangesFeed(api, publicPath);
}

/**
 * Writes everything that is not a page: the search files, the pages' Markdown and types, the feed of changes,
 * and the link cards. Which of it reaches `dist/`, and how it is cached, is in `publishing/distFiles.ts`.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api: ParentSpanPluginArgs) => {
  const publicPath = path.resolve("public");
  mkdirSync(publicPath, { recursive: true });
  deleteFormerFiles(publicPath);
  // Cards are drawn on other threads meanwhile.
  const [cards] = await Promise.all([
    writeCardFiles(api, { publicPath }),
    writeTextFiles(api, publicPath),
  ]);
  api.reporter.info(cards);
};
