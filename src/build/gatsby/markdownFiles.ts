import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { samplesNote } from "../../shared/samplesNote";
import type { ApiContent } from "../../shared/contracts/apiPage";
import type { KnownLimit, SectionStep } from "../content/frontmatter";
import { apiNodes } from "../markdown/api/apiNodes";
import { categoryNodes } from "../markdown/categoryNodes";
import { guideNodes } from "../markdown/guide/guideNodes";
import { renderMarkdownFiles } from "../markdown/markdownFiles";
import type { MarkdownPage, MarkdownSite } from "../markdown/markdownPage";
import { paragraph, text } from "../markdown/nodes";
import type { NavItem } from "../../shared/contracts/navigation";
import type { DiskCache } from "../cache/diskCache";
import { openPageCache } from "../cache/pageCache";

interface PageNode {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

interface DocNode extends PageNode {
  readonly section: string;
  readonly file: string;
  readonly source: string;
  readonly figures: readonly { readonly source: string; readonly text: string }[];
  /** Null unless all samples are checked. */
  readonly checkedSamples: number | null;
}

interface MarkdownData {
  readonly site: { readonly siteMetadata: Omit<MarkdownSite, "toolkit"> };
  readonly buildInfo: { readonly toolkitVersion: string };
  readonly tutorialSidebar: readonly NavItem[];
  readonly allKnownLimit: {
    readonly nodes: readonly (Omit<KnownLimit, "id"> & { readonly limitId: string })[];
  };
  readonly allDocPage: { readonly nodes: readonly DocNode[] };
  readonly allCategoryPage: {
    readonly nodes: readonly (PageNode & {
      readonly section: string;
      readonly steps: readonly SectionStep[];
    })[];
  };
  readonly allApiPage: { readonly nodes: readonly (PageNode & { readonly content: ApiContent })[] };
}

/** The only Gatsby function used here; its own type says nothing about the result. */
interface Api {
  graphql(query: string): Promise<{ readonly data?: MarkdownData; readonly errors?: unknown }>;
}

const TOOLKIT = "@boardzilla/core";

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
    allKnownLimit(sort: { limitId: ASC }) {
      nodes {
        limitId
        title
        happens
        instead
        symbols
      }
    }
    allDocPage(sort: [{ position: ASC }, { route: ASC }]) {
      nodes {
        route
        title
        description
        section
        file
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
        section
        steps {
          title
          text
          page
          example
        }
      }
    }
    allApiPage(sort: { position: ASC }) {
      nodes {
        route
        title
        description
        content
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

/** The nodes of a guide, from this build or an earlier one. */
function guideOnce(
  cache: DiskCache,
  { source, file }: Pick<DocNode, "source" | "file">,
  context: Parameters<typeof guideNodes>[2],
): MarkdownPage["body"] {
  const { route, title, version, figures } = context;
  const texts = [file, source, route, title, version, JSON.stringify([...figures])];
  const known = cache.recall("markdown", texts) as MarkdownPage["body"] | undefined;
  if (known) return known;
  const nodes = guideNodes(source, file, context);
  cache.keep("markdown", texts, nodes);
  return nodes;
}

function toPages(data: MarkdownData): MarkdownPage[] {
  const version = data.buildInfo.toolkitVersion;
  const list = data.allKnownLimit.nodes.map(({ limitId, ...limit }) => ({ id: limitId, ...limit }));
  const limits = new Map(list.map((limit) => [limit.id, limit]));
  const limitsOf = (symbol: string): KnownLimit[] =>
    list.filter(({ symbols }) => symbols.includes(symbol));
  const docs = data.allDocPage.nodes;
  const cache = openPageCache(process.cwd());
  return [
    ...docs.map(({ route, title, description, file, source, figures, checkedSamples }) => ({
      route,
      title,
      description,
      body: [
        ...guideOnce(
          cache,
          { source, file },
          {
            route,
            title,
            limits,
            version,
            figures: new Map(figures.map((figure) => [figure.source, figure.text])),
          },
        ),
        ...(checkedSamples === null
          ? []
          : [paragraph(text(`${samplesNote(checkedSamples, version)}.`))]),
      ],
    })),
    ...data.allCategoryPage.nodes.map(({ section, steps, ...page }) => ({
      ...page,
      body: categoryNodes({
        steps,
        listed: docs.filter((doc) => doc.section === section),
        pages: docs,
      }),
      isList: true,
    })),
    ...data.allApiPage.nodes.map(({ content, ...page }) => ({
      ...page,
      body: apiNodes(content, { limitsOf, version }),
    })),
  ];
}

/** Writes the Markdown files: the Markdown of each page, `llms.txt` and `llms-full.txt`. */
export async function writeMarkdownFiles(api: object, publicPath: string): Promise<void> {
  const { data, errors } = await (api as Api).graphql(QUERY);
  if (errors || !data) {
    throw new Error("The pages could not be queried for their Markdown.", { cause: errors });
  }
  const files = renderMarkdownFiles(toNav(data.tutorialSidebar), toPages(data), {
    ...data.site.siteMetadata,
    toolkit: `${TOOLKIT} ${data.buildInfo.toolkitVersion}`,
  });
  for (const [file, text] of files) {
    const target = path.join(publicPath, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
