import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { describeCoverage, type ApiCoverage } from "../api/coverage";
import type { Change } from "../content/changes";
import { renderChangesFeed } from "../publishing/changesFeed";
import { writeCardFiles } from "../cards/cardFiles";
import { writeLastmod } from "./lastmod";
import { writeMarkdownFiles } from "./markdownFiles";
import { readSynonymFile, toSearchFiles, type SearchNode } from "./searchFiles";
import { writeTypeFiles } from "./typeFiles";

interface Answer {
  readonly data?: {
    readonly localSearchDocs?: SearchNode | null;
    readonly allDocPage?: {
      readonly nodes: readonly { readonly route: string; readonly lastUpdated: string | null }[];
    };
    readonly apiCoverage?: ApiCoverage;
    readonly site?: { readonly siteMetadata: { readonly siteUrl: string; readonly title: string } };
    readonly allSiteChange?: { readonly nodes: readonly Change[] };
  };
  readonly errors?: unknown;
}

/** The only Gatsby function used here; its own type says nothing about the result. */
interface Api {
  graphql(query: string): Promise<Answer>;
}

const SEARCH_FILES = /^(search-doc|lunr-index)-[\w-]+\.json$/;

/** Writes the two search files and the manifest that names their stamp. */
async function writeSearchFiles(api: Api, publicPath: string): Promise<void> {
  const { data, errors } = await api.graphql(`
    query SearchFiles {
      localSearchDocs {
        index
        store
      }
    }
  `);
  if (errors || !data?.localSearchDocs) {
    throw new Error("The search index is missing: gatsby-plugin-local-search made no node.");
  }
  for (const file of readdirSync(publicPath)) {
    if (SEARCH_FILES.test(file)) rmSync(path.join(publicPath, file));
  }
  const synonyms = readSynonymFile("content/synonyms.yml");
  for (const [file, text] of Object.entries(toSearchFiles(data.localSearchDocs, synonyms))) {
    writeFileSync(path.join(publicPath, file), text);
  }
}

/** Passes the day of each page's last change to the sitemap. */
async function keepLastmod(api: Api): Promise<void> {
  const { data } = await api.graphql(`
    query Lastmod {
      allDocPage(sort: { route: ASC }) {
        nodes {
          route
          lastUpdated
        }
      }
    }
  `);
  const pages = data?.allDocPage?.nodes ?? [];
  writeLastmod(
    Object.fromEntries(
      pages.flatMap(({ route, lastUpdated }) =>
        lastUpdated === null ? [] : [[route, lastUpdated]],
      ),
    ),
  );
}

/** Reports in the build log how much of the toolkit is documented. */
async function reportCoverage(api: Api, info: (text: string) => void): Promise<void> {
  const { data, errors } = await api.graphql(`
    query Coverage {
      apiCoverage {
        exported
        withComment
        withSummary
        withExample
        usedInGuides
        playedInGames
        unused
      }
    }
  `);
  if (!data?.apiCoverage) throw new Error(`The API could not be counted: ${String(errors)}`);
  info(describeCoverage(data.apiCoverage));
}

/** Writes the feed of what is new. */
async function writeChangesFeed(api: Api, publicPath: string): Promise<void> {
  const { data, errors } = await api.graphql(`
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
  `);
  if (!data?.site || !data.allSiteChange)
    throw new Error(`The changes could not be read: ${String(errors)}`);
  const feed = renderChangesFeed(data.allSiteChange.nodes, data.site.siteMetadata);
  writeFileSync(path.join(publicPath, "changes.xml"), feed);
}

async function writeTextFiles(api: ParentSpanPluginArgs, publicPath: string): Promise<void> {
  await writeSearchFiles(api as unknown as Api, publicPath);
  await writeMarkdownFiles(api, publicPath);
  await writeTypeFiles(api, publicPath);
  await writeChangesFeed(api as unknown as Api, publicPath);
  await keepLastmod(api as unknown as Api);
  await reportCoverage(api as unknown as Api, (text) => {
    api.reporter.info(text);
  });
}

/**
 * Writes everything that is not a page: the search files, the pages' Markdown and types, the feed of changes,
 * the sitemap's days, and the link cards.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api: ParentSpanPluginArgs) => {
  const publicPath = path.resolve("public");
  mkdirSync(publicPath, { recursive: true });
  // Cards are drawn on other threads meanwhile.
  const [cards] = await Promise.all([
    writeCardFiles(api, { publicPath }),
    writeTextFiles(api, publicPath),
  ]);
  api.reporter.info(cards);
};
