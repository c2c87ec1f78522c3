import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { HealthData } from "../health/healthData";
import { toHealthSections } from "../health/healthReport";
import type { HealthContext } from "../../shared/contracts/healthPage";
import { readBuildInfo } from "./buildInfo";
import { siteUrl } from "./environment";

type Listed = "pages" | "symbols" | "samples" | "links" | "redirects" | "limits";

/** The data of the page, with the lists as GraphQL answers them. */
type Answer = Omit<HealthData, Listed | "toolkitVersion" | "date" | "messages"> & {
  readonly [Name in Listed]: { readonly nodes: HealthData[Name] };
} & {
  readonly buildInfo: Pick<HealthData, "toolkitVersion" | "date">;
  readonly messages: { readonly totalCount: number };
};

const QUERY = /* GraphQL */ `
  query Health {
    buildInfo {
      toolkitVersion
      date
    }
    pages: allDocPage(sort: { route: ASC }) {
      nodes {
        route
        title
        description
        draft
        status
        verified
        wordCount
        lastUpdated
      }
    }
    symbols: allApiSymbol(filter: { exported: { eq: true }, owner: { eq: null } }) {
      nodes {
        name
        url
      }
    }
    coverage: apiCoverage {
      exported
      unexplained
      withoutExample
      unused
      unplayed
    }
    samples: allSample(sort: [{ file: ASC }, { line: ASC }]) {
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
    links: allContentLink {
      nodes {
        kind
        from
        to
        url
      }
    }
    deadLinks {
      from
      file
      line
      what
    }
    redirects: allRedirect(sort: { from: ASC }) {
      nodes {
        from
        to
      }
    }
    limits: allKnownLimit(sort: { limitId: ASC }) {
      nodes {
        limitId
        title
        pages
      }
    }
    messages: allToolkitMessage {
      totalCount
    }
    build: lastBuild {
      commit
      date
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
    tests: lastTestRun {
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
    accessibility: accessibilityRun {
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

/**
 * Creates `/health`. The template has no query of its own: Gatsby warns about a query whose page is not in
 * the build, and most builds do not have this one.
 */
export async function createHealthPage(api: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = api;
  const answer: { data?: Answer; errors?: readonly Error[] } = await api.graphql<Answer>(QUERY);
  const { data, errors } = answer;
  if (!data || errors) {
    const messages = (errors ?? []).map(({ message }) => message);
    reporter.panicOnBuild(`The health of the site could not be queried.\n${messages.join("\n")}`);
    return;
  }
  const { buildInfo, ...answered } = data;
  const sections = toHealthSections({
    ...buildInfo,
    ...answered,
    pages: data.pages.nodes,
    symbols: data.symbols.nodes,
    samples: data.samples.nodes,
    links: data.links.nodes,
    redirects: data.redirects.nodes,
    limits: data.limits.nodes,
    messages: data.messages.totalCount,
  });
  const context: HealthContext = {
    site: { siteUrl: siteUrl(), hidden: readBuildInfo().hidden },
    sections,
  };
  actions.createPage({
    path: "/health",
    component: path.resolve("src/templates/health.tsx"),
    context,
  });
}
