import { graphql } from "gatsby";

/** Where a page is in the sidebar, as `Article` shows it; a fragment for every template's query. */
export const navigationFields = graphql`
  fragment NavigationFields on PageNavigation {
    breadcrumbs {
      label
      route
    }
    previous {
      label
      route
    }
    next {
      label
      route
    }
  }
`;
