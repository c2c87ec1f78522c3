import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { HealthData } from "../health/healthData";
import { toHealthSections } from "../health/healthReport";
import type { HealthContext } from "../../shared/contracts/healthPage";
import { readBuildInfo } from "./buildInfo";
import { siteUrl } from "./environment";

interface Nodes<Node> {
  readonly nodes: readonly Node[];
}

interface Answer {
  readonly buildInfo: { readonly toolkitVersion: string; readonly date: string | null };
  readonly allDocPage: Nodes<HealthData["pages"][number]>;
  readonly allApiSymbol: Nodes<HealthData["symbols"][number]>;
  readonly apiCoverage: HealthData["coverage"];
  readonly allSample: Nodes<HealthData["samples"][number]>;
  readonly allContentLink: Nodes<HealthData["links"][number]>;
  readonly deadLinks: HealthData["deadLinks"];
  readonly allRedirect: Nodes<HealthData["redirects"][number]>;
  readonly allKnownLimit: Nodes<HealthData["limits"][number]>;
  readonly allToolkitMessage: { readonly totalCount: number };
  readonly lastBuild: HealthData["build"];
  readonly lastTestRun: HealthData["tests"];
  readonly accessibilityRun: HealthData["accessibility"];
}

const QUERY = /* GraphQL */ `
  query Health {
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
  const sections = toHealthSections({
    ...data.buildInfo,
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
