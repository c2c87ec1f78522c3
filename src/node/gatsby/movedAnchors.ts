import { listMovedAway, renderMovedAnchors, splitAddress } from "../content/links/formerAddresses";
import { findNodes, type NodeContext } from "../graphql/findNodes";

type RedirectNode = Pick<Queries.Redirect, "from" | "to">;
type DocumentNode = Pick<Queries.SiteDocument, "route" | "title" | "headings">;

type MovedContext = NodeContext<{ Redirect: RedirectNode; SiteDocument: DocumentNode }>;

/** The title of the page at an address, and the heading. */
function describeAddress(address: string, documents: readonly DocumentNode[]): string {
  const { route, anchor } = splitAddress(address);
  const page = documents.find((each) => each.route === route);
  const heading = page?.headings.find(({ slug }) => slug === anchor);
  return [page?.title ?? route, ...(heading ? [heading.text] : [])].join(": ");
}

/** What is at the present address of a former one. */
export const redirectTitle = {
  type: "String!",
  description: "What is there now: the title of the page, and the heading.",
  resolve: async ({ to }: RedirectNode, _args: unknown, context: MovedContext) =>
    describeAddress(to, await findNodes(context, "SiteDocument")),
};

export const movedAnchors = {
  type: "String",
  description:
    "HTML of the notes on what the page's former anchors named and what is elsewhere now; null if there are none.",
  resolve: async (
    { route, internal }: DocumentNode & { readonly internal: { readonly type: string } },
    _args: unknown,
    context: MovedContext,
  ) => {
    const isWritten = internal.type === "DocPage";
    const moved = listMovedAway(route, await findNodes(context, "Redirect"), { isWritten });
    if (moved.length === 0) return null;
    const documents = await findNodes(context, "SiteDocument");
    return renderMovedAnchors(
      moved.map((each) => ({ ...each, title: describeAddress(each.to, documents) })),
    );
  },
};
