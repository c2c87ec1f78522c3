import { site } from "../site";
import { canonicalExcerpt, type SearchDocument } from "../lib/search/document";

interface SearchPage {
  readonly route: string;
  readonly title: string;
  readonly section: string;
  readonly searchSections: readonly {
    readonly slug: string;
    readonly title: string;
    readonly text: string;
    readonly kind: string;
  }[];
}

interface SearchQuery {
  readonly data: {
    readonly allSiteDocument: { readonly nodes: readonly SearchPage[] };
    readonly allSection: {
      readonly nodes: readonly { readonly name: string; readonly label: string }[];
    };
  };
}

/** A document with the text lunr indexes but readers do not download twice. */
type IndexedDocument = SearchDocument & { readonly text: string };

function toDocuments({ data }: SearchQuery): IndexedDocument[] {
  const labels = new Map(data.allSection.nodes.map(({ name, label }) => [name, label]));
  return data.allSiteDocument.nodes
    .flatMap((page) =>
      page.searchSections.map((section) => ({
        title: page.title,
        heading: section.title,
        url: section.slug === "" ? page.route : `${page.route}#${section.slug}`,
        area: labels.get(page.section) ?? page.section,
        kind: section.kind,
        excerpt: canonicalExcerpt(section.text),
        text: section.text,
      })),
    )
    .map((document, index) => ({ id: index, ...document }));
}

/** Options of gatsby-plugin-local-search; the query is sorted so that two builds give one index. */
export const searchPluginOptions = {
  name: "docs",
  engine: "lunr",
  ref: "id",
  index: ["title", "heading", "text"],
  store: ["id", "title", "heading", "url", "area", "kind", "excerpt"],
  query: /* GraphQL */ `
    query SearchDocuments {
      allSection {
        nodes {
          name
          label
        }
      }
      allSiteDocument(sort: { route: ASC }, filter: { draft: { eq: false } }) {
        nodes {
          route
          title
          section
          searchSections {
            slug
            title
            text
            kind
          }
        }
      }
    }
  `,
  normalizer: toDocuments,
};

/** What `/search-doc-{stamp}.json` carries besides the documents. */
export const searchOptions = {
  maxHits: site.search.maxHits,
  highlightResult: site.search.highlightResult,
};
