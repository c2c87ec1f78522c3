import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Link } from "../components/Link/Link";
import { Mascot } from "../components/Mascot/Mascot";
import { Seo } from "../components/Seo/Seo";
import { goTo } from "../page/navigation";
import { AddressSearch, NearestPages } from "../features/not-found";
import { toSeoSite } from "../templates/seoFields";

function replacePage(to: string): void {
  goTo(to, { replace: true });
}

/**
 * The not-found page, with the pages whose addresses are nearest to the one asked for. It stays when a
 * reader goes from one wrong address to another, so its parts are made anew for each.
 */
export default function NotFoundPage({ location }: PageProps): React.JSX.Element {
  return (
    <article className="plain-page" data-hydrate="">
      <Mascot pose="dig" className="page-mascot" />
      <h1>Page not found</h1>
      <p>
        No page has this address. It may have moved, or the link that led you here has a typing
        mistake in it. Extinction is another possibility.
      </p>
      <NearestPages key={location.pathname} onSpelling={replacePage} />
      <AddressSearch key={`search ${location.pathname}`} onSearch={goTo} />
      <p>
        <Link to="/">Introduction</Link> · <Link to="/search">All pages</Link>
      </p>
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>): React.JSX.Element {
  return (
    <Seo
      site={toSeoSite(data)}
      title="Page not found"
      description="No page of the Boardzilla documentation has this address."
      route={null}
      noindex
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    ...SeoFields
  }
`;
