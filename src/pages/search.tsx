import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Link } from "../components/Link/Link";
import { Seo } from "../components/Seo/Seo";
import { SearchPage as SearchResults } from "../features/search";
import { toSeoSite } from "../templates/seoFields";

/** The pages that the sidebar does not list, as a last section of it. */
function listOthers({ tutorialSidebar, allSiteDocument }: Queries.SearchPageQuery) {
  const listed = new Set(
    tutorialSidebar.flatMap(({ route, items }) => [route, ...items.map((item) => item.route)]),
  );
  const items = allSiteDocument.nodes
    .filter(({ route }) => !listed.has(route))
    .map(({ route, sidebarLabel }) => ({ route, label: sidebarLabel }));
  return items.length === 0 ? [] : [{ label: "About this site", route: null, items }];
}

/** The full page of results, and below it every page of the site: the way to search without JavaScript. */
export default function SearchPage({
  data,
}: PageProps<Queries.SearchPageQuery>): React.JSX.Element {
  return (
    <article className="plain-page prose" data-hydrate="">
      <h1>Search</h1>
      <SearchResults />
      <h2>All pages</h2>
      {[...data.tutorialSidebar, ...listOthers(data)].map(({ label, route, items }) => (
        <section key={label}>
          <h3>{route === null ? label : <Link to={route}>{label}</Link>}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.route}>
                <Link to={item.route ?? "/"}>{item.label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.SearchPageQuery>): React.JSX.Element {
  return (
    <Seo
      site={toSeoSite(data)}
      title="Search"
      description="Search the Boardzilla documentation, or pick a page from the list of all guides and API pages."
      route="/search"
    />
  );
}

export const query = graphql`
  query SearchPage {
    ...SeoFields
    tutorialSidebar {
      label
      route
      items {
        label
        route
      }
    }
    allSiteDocument(sort: { route: ASC }) {
      nodes {
        route
        sidebarLabel
      }
    }
  }
`;
