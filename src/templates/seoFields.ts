import { graphql } from "gatsby";
import invariant from "tiny-invariant";
import type { SeoProps, SeoSite } from "../components/Seo/Seo";

/** What every page needs from the build for its head. */
export const seoFields = graphql`
  fragment SeoFields on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    buildInfo {
      hidden
    }
  }
`;

/** The fragment's result in the form that the head component takes. */
export function toSeoSite({ site, buildInfo }: Queries.SeoFieldsFragment): SeoSite {
  return { siteUrl: site?.siteMetadata?.siteUrl ?? "", hidden: buildInfo.hidden };
}

interface PageData extends Queries.SeoFieldsFragment {
  readonly page:
    | (Pick<SeoProps, "title" | "description" | "route"> & { readonly linkCard: SeoProps["card"] })
    | null;
}

/** What the head says of a page that has a link card and is written as Markdown, too. */
export function toPageSeo({ page, ...data }: PageData): SeoProps {
  invariant(page, "The page's node is missing.");
  const { title, description, route, linkCard } = page;
  return { site: toSeoSite(data), title, description, route, card: linkCard, hasMarkdown: true };
}
