import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readText } from "../files/readText";
import type { NavItem } from "../../shared/contracts/navigation";
import { samplesNote } from "../../shared/samplesNote";
import { openPageCache } from "../files/pageCache";
import { queryData } from "../graphql/queryData";
import { findFences } from "../content/fields/fences";
import {
  renderMarkdownFiles,
  type MarkdownPage,
  type MarkdownSite,
} from "../output/markdown/markdownFiles";
import { pageMarkdown } from "../output/markdown/toMarkdown";
import { pathPrefix } from "../config/environment";
import { TOOLKIT } from "../../shared/toolkit";

type PageNode = Pick<Queries.SiteDocument, "route" | "title" | "description">;
type DocNode = PageNode & Pick<Queries.DocPage, "source" | "figures" | "checkedSamples">;

interface MarkdownData {
  readonly site: { readonly siteMetadata: Omit<MarkdownSite, "toolkit"> };
  readonly buildInfo: { readonly toolkitVersion: string };
  readonly tutorialSidebar: readonly NavItem[];
  readonly allDocPage: { readonly nodes: readonly DocNode[] };
  readonly allCategoryPage: { readonly nodes: readonly PageNode[] };
  readonly allApiPage: { readonly nodes: readonly PageNode[] };
}

const QUERY = /* GraphQL */ `
  query MarkdownFiles {
    site {
      siteMetadata {
        title
        description
        siteUrl
      }
    }
    buildInfo {
      toolkitVersion
    }
    tutorialSidebar {
      label
      route
      items {
        label
        route
        items {
          label
          route
        }
      }
    }
    allDocPage(sort: [{ position: ASC }, { route: ASC }]) {
      nodes {
        route
        title
        description
        source
        figures {
          source
          text
        }
        checkedSamples
      }
    }
    allCategoryPage(sort: { route: ASC }) {
      nodes {
        route
        title
        description
      }
    }
    allApiPage(sort: { position: ASC }) {
      nodes {
        route
        title
        description
      }
    }
  }
`;

/** The last level of the sidebar is queried without its own items. */
function toNav(items: readonly Partial<NavItem>[]): NavItem[] {
  return items.map(({ label = "", route = null, items: below = [] }) => ({
    label,
    route,
    items: toNav(below),
  }));
}

/** What the diagrams and figures of a guide hold as text, in their order. */
function listDrawings({ source, figures }: DocNode): string[] {
  return findFences(source)
    .filter(({ language }) => ["mermaid", "layout", "figure"].includes(language))
    .map(({ code }) => figures.find((figure) => figure.source === code)?.text ?? code);
}

/** Reads built pages; their Markdown may be from an earlier build. */
function createPageReader(publicPath: string, siteUrl: string) {
  const cache = openPageCache(process.cwd());
  return (page: PageNode, drawings: readonly string[] = []): MarkdownPage => {
    const { route, title, description } = page;
    const html = readText(path.join(publicPath, route, "index.html"));
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
    const source = { route, title, siteUrl, prefix: pathPrefix(), drawings };
    const texts = [main, JSON.stringify(source)];
    const known = cache.recall("markdown", texts) as { readonly text: string } | undefined;
    const made = known ?? { text: pageMarkdown(main, source) };
    if (!known) cache.keep("markdown", texts, made);
    return { route, title, description, ...made };
  };
}

function toPages(data: MarkdownData, read: ReturnType<typeof createPageReader>): MarkdownPage[] {
  const version = data.buildInfo.toolkitVersion;
  return [
    ...data.allDocPage.nodes.map((doc) => {
      const page = read(doc, listDrawings(doc));
      if (doc.checkedSamples === null) return page;
      return { ...page, text: `${page.text}\n${samplesNote(doc.checkedSamples, version)}.\n` };
    }),
    ...data.allCategoryPage.nodes.map((category) => ({ ...read(category), isList: true })),
    ...data.allApiPage.nodes.map((page) => read(page)),
  ];
}

/** Writes the Markdown files: the Markdown of each page, `llms.txt` and `llms-full.txt`. */
export async function writeMarkdownFiles(api: object, publicPath: string): Promise<void> {
  const fault = "The pages could not be queried for their Markdown.";
  const data = await queryData<MarkdownData>(api, QUERY, fault);
  const site = data.site.siteMetadata;
  const pages = toPages(data, createPageReader(publicPath, site.siteUrl));
  const files = renderMarkdownFiles(toNav(data.tutorialSidebar), pages, {
    ...site,
    toolkit: `${TOOLKIT} ${data.buildInfo.toolkitVersion}`,
  });
  for (const [file, text] of files) {
    const target = path.join(publicPath, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
