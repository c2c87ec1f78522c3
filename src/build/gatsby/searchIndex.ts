import { toDocuments, type SearchData } from "./searchDocuments";

/** Options of gatsby-plugin-local-search; the query is sorted so that two builds give one index. */
export const searchPluginOptions = {
  name: "docs",
  engine: "lunr",
  ref: "id",
  index: ["text"],
  store: ["id", "page", "packed"],
  query: /* GraphQL */ `
    query SearchDocuments {
      allSection {
        nodes {
          name
          label
        }
      }
      allApiSymbol {
        nodes {
          name
          url
          signature
          exported
        }
      }
      allSiteDocument(sort: { route: ASC }, filter: { draft: { eq: false } }) {
        nodes {
          route
          title
          description
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
  normalizer: ({ data }: { readonly data: SearchData }) => toDocuments(data),
};
