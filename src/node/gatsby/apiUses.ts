import type { Node } from "gatsby";
import { isObjectType, type GraphQLResolveInfo } from "graphql";
import invariant from "tiny-invariant";
import { measureCoverage } from "../reference/convert/coverage";
import type { ApiSymbol } from "../reference/convert/symbols";
import { collectUses, packUses, type ReferringPage, type SymbolUse } from "../../shared/api/uses";
import { flattenNav } from "../content/nav/nav";
import { findNodes, type NodeContext } from "../graphql/findNodes";
import { loadNav, type NavigationNodes } from "./navigation";

type DocNode = Node & Pick<Queries.DocPage, "route" | "title" | "gameId">;

export type UsesContext = NodeContext<
  NavigationNodes & { DocPage: DocNode; ApiSymbol: ApiSymbol & Node }
>;

/**
 * What a page uses, by the field that its plugin declares. The field is resolved directly: Gatsby's own way
 * to read a computed field of a node (`getFieldValue`) drops the fields of objects in lists.
 */
async function readReferences(
  node: DocNode,
  context: UsesContext,
  info: GraphQLResolveInfo,
): Promise<ReferringPage["references"]> {
  const type = info.schema.getType("DocPage");
  invariant(isObjectType(type), "The type DocPage is missing.");
  const field = type.getFields()["apiReferences"];
  invariant(field?.resolve, "The field DocPage.apiReferences is missing.");
  const references: unknown = await field.resolve(node, {}, context, info);
  return references as ReferringPage["references"];
}

/** Heading under which a game's page shows its source. */
const SOURCE = "source";

/** What a game's own code uses; its text may name features that the game does not use. */
function playedBy(game: ReferringPage): ReferringPage {
  const played = game.references.filter(({ slug }) => slug === SOURCE);
  return { ...game, references: played.map((each) => ({ ...each, slug: "", title: "" })) };
}

type Uses = ReadonlyMap<string, readonly SymbolUse[]>;

/** Which sections of the guides, and which games, use each symbol; both in reading order. */
interface AllUses {
  readonly guides: Uses;
  readonly games: Uses;
}

async function computeUses(
  nodes: readonly DocNode[],
  context: UsesContext,
  info: GraphQLResolveInfo,
): Promise<AllUses> {
  const pages = await Promise.all(
    nodes.map(async (node) => {
      const references = await readReferences(node, context, info);
      const { route, title, gameId } = node;
      return { isGame: gameId !== null, page: { route, title, references } };
    }),
  );
  return {
    guides: collectUses(pages.flatMap(({ isGame, page }) => (isGame ? [] : [page]))),
    games: collectUses(pages.flatMap(({ isGame, page }) => (isGame ? [playedBy(page)] : []))),
  };
}

let known: { readonly key: string; readonly uses: Promise<AllUses> } | undefined;

/** The uses, computed once until a page or a symbol changes: each of 500 symbols may ask for its own. */
async function loadUses(context: UsesContext, info: GraphQLResolveInfo): Promise<AllUses> {
  const nodes = await findNodes(context, "DocPage");
  const order = flattenNav(await loadNav(context)).map(({ route }) => route);
  nodes.sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
  const symbols = await findNodes(context, "ApiSymbol");
  const key = [...nodes, ...symbols].map(({ internal }) => internal.contentDigest).join();
  if (known?.key !== key) known = { key, uses: computeUses(nodes, context, info) };
  return known.uses;
}

type Resolve<Source> = (
  source: Source,
  args: unknown,
  context: UsesContext,
  info: GraphQLResolveInfo,
) => Promise<unknown>;

function usesField(kind: "guides" | "games", description: string) {
  const resolve: Resolve<ApiSymbol> = async ({ name }, _args, context, info) =>
    (await loadUses(context, info))[kind].get(name) ?? [];
  return { type: "[SymbolUse!]!", description, resolve };
}

export const usedIn = usesField(
  "guides",
  "Sections of the guides that link to, name or call it, the best first.",
);

export const playedIn = usesField("games", "Example games whose code uses it.");

/** The places that use an entry of the reference: sections of the guides, then games. */
export async function loadUsesByUrl(
  context: UsesContext,
  info: GraphQLResolveInfo,
): Promise<(url: string) => readonly SymbolUse[]> {
  const symbols = await findNodes(context, "ApiSymbol");
  const names = new Map(symbols.map(({ name, url }) => [url, name]));
  const { guides, games } = await loadUses(context, info);
  return (url) => {
    const name = names.get(url);
    return name === undefined ? [] : [...(guides.get(name) ?? []), ...(games.get(name) ?? [])];
  };
}

const resolveUses: Resolve<unknown> = async (_source, _args, context, info) => {
  const symbols = await findNodes(context, "ApiSymbol");
  const urls = new Map(symbols.map(({ name, url }) => [name, url]));
  const { guides, games } = await loadUses(context, info);
  return { guides: packUses(guides, urls), games: packUses(games, urls) };
};

export const apiUses = {
  type: "JSON!",
  description:
    "Uses of all symbols, packed; the TypeScript type is ApiUses in src/shared/api/uses.ts.",
  resolve: resolveUses,
};

const resolveCoverage: Resolve<unknown> = async (_source, _args, context, info) => {
  const { guides, games } = await loadUses(context, info);
  return measureCoverage(await findNodes(context, "ApiSymbol"), guides, games);
};

export const apiCoverage = {
  type: "ApiCoverage!",
  description: "How many exported symbols are explained, shown in use, and used.",
  resolve: resolveCoverage,
};
