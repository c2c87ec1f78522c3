import { graphql, type HeadProps, type PageProps } from "gatsby";
import React, { useMemo } from "react";
import { HealthSection } from "../components/Health/HealthSection";
import { Seo } from "../components/Seo/Seo";
import { toHealthSections } from "../lib/health/healthReport";
import { toSeoSite } from "./seoFields";

type Data = Queries.HealthTemplateQuery;

function readSections(data: Data) {
  return toHealthSections({
    toolkitVersion: data.buildInfo.toolkitVersion,
    date: data.buildInfo.date,
    pages: data.allDocPage.nodes,
    symbols: data.allApiSymbol.nodes,
    coverage: data.apiCoverage,
    samples: data.allSample.nodes,
    links: data.allContentLink.nodes,
    deadLinks: data.deadLinks,
    redirects: data.allRedirect.nodes,
    limits: data.allKnownLimit.nodes,
    messages: data.allToolkitMessage.totalCount,
    build: data.lastBuild,
    tests: data.lastTestRun,
    accessibility: data.accessibilityRun,
  });
}

/** How much is documented, checked and run, and what needs work; in previews and `npm run dev`. */
export default function HealthTemplate({ data }: PageProps<Data>): React.JSX.Element {
  const sections = useMemo(() => readSections(data), [data]);
  return (
    <article className="plain-page prose">
      <h1>Health</h1>
      <p>
        What this documentation covers, what is checked, and what needs work. Behind each figure are
        the pages, names and lines that it counts.
      </p>
      {sections.map((section) => (
        <HealthSection key={section.slug} {...section} />
      ))}
    </article>
  );
}

export function Head({ data }: HeadProps<Data>): React.JSX.Element {
  return (
    <Seo
      site={toSeoSite(data)}
      title="Health"
      description="What the Boardzilla documentation covers, what is checked and run, and what needs work."
      route="/health"
      noindex
    />
  );
}

export const query = graphql`
  query HealthTemplate {
    ...SeoFields
    buildInfo {
      toolkitVersion
      date
    }
    allDocPage(sort: { route: ASC }) {
      nodes {
        route
        title
        description
        file
        draft
        status
        verified
        wordCount
        lastUpdated
        linkedFrom {
          from
        }
      }
    }
    allApiSymbol(filter: { exported: { eq: true }, owner: { eq: null } }) {
      nodes {
        name
        url
      }
    }
    apiCoverage {
      exported
      unexplained
      withoutExample
      unused
      unplayed
    }
    allSample(sort: [{ file: ASC }, { line: ASC }]) {
      nodes {
        route
        file
        line
        checked
        uncheckedReason
        ranBy
        notRunReason
      }
    }
    allContentLink {
      nodes {
        kind
        from
        url
      }
    }
    deadLinks {
      from
      file
      line
      what
    }
    allRedirect(sort: { from: ASC }) {
      nodes {
        from
        to
      }
    }
    allKnownLimit(sort: { limitId: ASC }) {
      nodes {
        limitId
        title
        pages
      }
    }
    allToolkitMessage {
      totalCount
    }
    lastBuild {
      commit
      date
      warm
      seconds
      steps {
        name
        seconds
      }
      sizes {
        what
        bytes
        limit
      }
    }
    lastTestRun {
      commit
      clean
      tier
      date
      toolkitVersion
      passed
      skipped
      flaky
      seconds
      steps {
        name
        seconds
      }
    }
    accessibilityRun {
      date
      pages
      runs
      states
      rules
      violations
      unreviewed
    }
  }
`;
