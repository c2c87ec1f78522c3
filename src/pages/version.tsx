import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Link } from "../components/Link/Link";
import { Seo } from "../components/Seo/Seo";
import { VersionChoice } from "../features/docs-version";
import { site } from "../site";
import { toSeoSite } from "../templates/seoFields";
import { TOOLKIT } from "../shared/toolkit";

/** What this build of the documentation was made from. */
export default function VersionPage({
  data,
}: PageProps<Queries.VersionPageQuery>): React.JSX.Element {
  const { buildInfo } = data;
  const rows = [
    ["Toolkit", `${TOOLKIT} ${buildInfo.toolkitVersion}`],
    ["Documented version", buildInfo.docsVersion],
    ["Documentation", buildInfo.siteVersion],
    ["Generator", buildInfo.generator],
    ["Pages", data.allSitePage.totalCount],
    ["Commit", buildInfo.commit ?? "unknown: built outside a git checkout"],
    ["Date of the commit", buildInfo.date ?? "unknown: built outside a git checkout"],
  ];
  return (
    <article className="plain-page prose">
      <h1>Version</h1>
      <p>
        This page says what the documentation you are reading was built from. Name the commit when
        you report a mistake.
      </p>
      <dl className="facts">
        {rows.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {data.sitePage && (
        <p>
          <Link to={data.sitePage.path}>Health</Link> says what this build covers, and what needs
          work.
        </p>
      )}
      <p>
        The <Link to="/licenses.txt">scripts of the pages</Link> and the{" "}
        <Link to="/live/licenses.txt">games</Link> contain free software by others; these files hold
        its licenses.
      </p>
      <h2>Versions</h2>
      <VersionChoice docs={site.docs} />
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.VersionPageQuery>): React.JSX.Element {
  return (
    <Seo
      site={toSeoSite(data)}
      title="Version"
      description="What this build of the Boardzilla documentation was made from: versions, generator, commit and date."
      route="/version"
    />
  );
}

export const query = graphql`
  query VersionPage {
    ...SeoFields
    sitePage(path: { eq: "/health" }) {
      path
    }
    allSitePage(filter: { path: { nin: ["/404.html", "/dev-404-page"] } }) {
      totalCount
    }
    buildInfo {
      siteVersion
      docsVersion
      toolkitVersion
      generator
      commit
      date
    }
  }
`;
