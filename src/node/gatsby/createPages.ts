import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { MovedPageContext, PageContext } from "../../shared/contracts/pageContext";
import { formatProblem, formatProblems } from "../../shared/problem";
import { readBuildInfo } from "./buildInfo";
import { hasHealthPage, siteUrl } from "../config/environment";
import { createHealthPage } from "./healthPage";
import { siteConfig } from "../config/siteConfig";

/** The kinds of pages in the order in which they are made, each with its template. */
const TEMPLATES = [
  ["allDocPage", "src/templates/doc.tsx"],
  ["allCategoryPage", "src/templates/category.tsx"],
  ["allApiPage", "src/templates/api.tsx"],
] as const;

interface List<Node> {
  readonly nodes: readonly Node[];
}

interface PageNode extends PageContext {
  readonly id: string;
  readonly route: string;
  /** Of a guide or a page of the reference. */
  readonly movedAnchors?: MovedPageContext["movedAnchors"];
}

type PageLists = Readonly<Record<(typeof TEMPLATES)[number][0], List<PageNode>>>;

interface PageNodes extends PageLists {
  readonly allRedirect: List<{ readonly from: string; readonly to: string }>;
}

/** What a page is made from. */
const PAGE = /* GraphQL */ `
  id
  route
  navigation {
    breadcrumbs { label route }
    previous { label route }
    next { label route }
  }
`;

async function queryPages(api: CreatePagesArgs): Promise<PageNodes | undefined> {
  const answer: { data?: PageNodes; errors?: readonly Error[] } = await api.graphql<PageNodes>(`
    query CreatePages {
      navbarLinks {
        href
      }
      allDocPage(sort: { route: ASC }) { nodes { ${PAGE} movedAnchors } }
      allCategoryPage(sort: { route: ASC }) { nodes { ${PAGE} } }
      allApiPage(sort: { route: ASC }) { nodes { ${PAGE} movedAnchors } }
      allRedirect(sort: { from: ASC }) {
        nodes {
          from
          to
        }
      }
    }
  `);
  if (answer.errors) {
    const messages = answer.errors.map(({ message }) => message);
    api.reporter.panicOnBuild(`The pages could not be queried.\n${messages.join("\n")}`);
  }
  return answer.data;
}

/** The home page of a build that only has the reference. */
const REFERENCE_HOME = "src/templates/reference-home.tsx";

/**
 * Creates one page for every document, and a redirect for every former route. A route that is already taken stops
 * the build.
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const data = await queryPages(api);
  if (!data) return;
  const { scope } = siteConfig.docs;
  const owners = new Map<string, string>();
  if (scope === "reference") {
    owners.set("/", REFERENCE_HOME);
    const { hidden, toolkitVersion } = readBuildInfo();
    const context = { site: { siteUrl: siteUrl(), hidden }, toolkitVersion };
    api.actions.createPage({ path: "/", component: path.resolve(REFERENCE_HOME), context });
  }
  for (const [kind, template] of TEMPLATES) {
    for (const { route, ...context } of data[kind].nodes) {
      const other = owners.get(route);
      if (other !== undefined) {
        const what = `the route "${route}" is taken by ${other}.`;
        api.reporter.panicOnBuild(formatProblems([{ file: kind, what }]));
      }
      owners.set(route, kind);
      api.actions.createPage({ path: route, component: path.resolve(template), context });
    }
  }
  for (const { from, to } of data.allRedirect.nodes) {
    // Anchors never reach a host; the page itself handles them.
    if (from.includes("#")) continue;
    api.actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
  if (data.allDocPage.nodes.length === 0) {
    const what = "none of its pages was read, so the site would have no guides.";
    const fix =
      "move the checkout where no folder above it has a name such as .cache or node_modules, " +
      "and look at the `ignore` patterns of gatsby-source-filesystem in gatsby-config.ts.";
    api.reporter.panic(formatProblem({ file: "content", what, fix }));
    return;
  }
  if (hasHealthPage()) {
    const former = new Set(data.allRedirect.nodes.map(({ from }) => from));
    await createHealthPage(
      api,
      (address) => !former.has(address) && owners.has(address.replace(/#.*/, "")),
    );
  }
};
