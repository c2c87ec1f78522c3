import type { Heading } from "mdast";
import type { PageBlock } from "../../../shared/contracts/islandProps";
import { GATSBY_IDS, playerId } from "../../../shared/contracts/siteIds";
import type { ReportProblem } from "./context";
import { readHeading } from "./headings";
import type { ParsedPage } from "./parsePage";
import { walkTree } from "./walkTree";

/** An id in the HTML of a page, whose text has no "<". */
const ID = /<[a-z][^<>]*\sid="([^"]*)"/g;

/** The ids of the elements that a block shows. */
function listIds(block: PageBlock): readonly string[] {
  if (block.kind === "html") return [...block.html.matchAll(ID)].map(([, id = ""]) => id);
  return block.name === "GamePlayer" ? [playerId(block.props.game)] : [];
}

function findLine({ tree, frontmatter, fieldLine }: ParsedPage, id: string): number | undefined {
  const headings: Heading[] = [];
  walkTree(tree.children, (node) => {
    if (node.type === "heading" && readHeading(node).slug === id) headings.push(node);
  });
  const { formerAnchors = {} } = (frontmatter ?? {}) as { formerAnchors?: object };
  const former = Object.keys(formerAnchors).find((key) => key === id || key.endsWith(`#${id}`));
  const field = former === undefined ? undefined : fieldLine(["formerAnchors", former]);
  return headings[0]?.position?.start.line ?? field;
}

/**
 * Reports each id that two elements of a page have, or that Gatsby gives to an element of every page: links, scripts
 * and screen readers find only the first.
 */
export function checkIds(
  page: ParsedPage,
  blocks: readonly PageBlock[],
  report: ReportProblem,
): void {
  const ids = blocks.flatMap(listIds);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  for (const id of new Set(repeated)) {
    const fix =
      "rename the heading or the former anchor with this id, or leave one of the two out.";
    report({ line: findLine(page, id), what: `the id "${id}" is given twice on this page.`, fix });
  }
  for (const id of ids.filter((each) => GATSBY_IDS.includes(each))) {
    const what = `the id "${id}" is that of an element of Gatsby on every page.`;
    report({ line: findLine(page, id), what, fix: "rename the heading: its words make the id." });
  }
}
