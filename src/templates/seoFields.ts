import { graphql } from "gatsby";
import type { SeoSite } from "../components/Seo/Seo";

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
