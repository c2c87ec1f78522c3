import type { Node } from "gatsby";
import { isObjectType, type GraphQLResolveInfo } from "graphql";
import invariant from "tiny-invariant";
import { measureCoverage } from "../lib/api/coverage";
import type { ApiSymbol } from "../lib/api/symbols";
import { collectUses, packUses, type ReferringPage, type SymbolUse } from "../lib/api/uses";
import { flattenNav } from "../lib/nav/nav";
import { loadNav, type NavigationContext } from "./navigation";

interface DocNode extends Node {
  readonly route: string;
  readonly title: string;
}

interface UsesContext {
  readonly nodeModel: NavigationContext["nodeModel"] & {
    findAll(query: { type: "DocPage" }): Promise<{ entries: Iterable<DocNode> }>;
    findAll(query: { type: "ApiSymbol" }): Promise<{ entries: Iterable<ApiSymbol & Node> }>;
  };
}

/**
 * What a page uses, by the field that its plugin declares. The field is asked directly: Gatsby's own
 * way to read a computed field of a node (`getFieldValue`) drops the fields of objects in lists.
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

/** The guides with the symbols they use, in reading order. */
async function loadGuides(
  context: UsesContext,
  info: GraphQLResolveInfo,
): Promise<ReferringPage[]> {
  const { nodeModel } = context;
  const { entries } = await nodeModel.findAll({ type: "DocPage" });
  const order = flattenNav(await loadNav(context)).map(({ route }) => route);
  const nodes = [...entries].sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
  return Promise.all(
    nodes.map(async (node) => {
      const { route, title } = node;
      return { route, title, references: await readReferences(node, context, info) };
    }),
  );
}

async function loadUses(
  context: UsesContext,
  info: GraphQLResolveInfo,
): Promise<ReadonlyMap<string, readonly SymbolUse[]>> {
  return collectUses(await loadGuides(context, info));
}

async function loadSymbols({ nodeModel }: UsesContext): Promise<ApiSymbol[]> {
  return [...(await nodeModel.findAll({ type: "ApiSymbol" })).entries];
}

/** Where the guides use a symbol. */
export const usedIn = {
  type: "[SymbolUse!]!",
  description: "Sections of the guides that link to, name or call it, the best first.",
  resolve: async (
    { name }: ApiSymbol,
    _args: unknown,
    context: UsesContext,
    info: GraphQLResolveInfo,
  ) => (await loadUses(context, info)).get(name) ?? [],
};

/** The uses of all symbols in the form that the browser gets. */
export const apiUses = {
  type: "JSON!",
  description:
    "Uses of all symbols, packed; the TypeScript type is UseTable in src/lib/api/uses.ts.",
  resolve: async (
    _source: unknown,
    _args: unknown,
    context: UsesContext,
    info: GraphQLResolveInfo,
  ) => {
    const symbols = await loadSymbols(context);
    return packUses(
      await loadUses(context, info),
      new Map(symbols.map(({ name, url }) => [name, url])),
    );
  },
};

/** The coverage report. */
export const apiCoverage = {
  type: "ApiCoverage!",
  description: "How many exported symbols are explained, shown in use, and used.",
  resolve: async (
    _source: unknown,
    _args: unknown,
    context: UsesContext,
    info: GraphQLResolveInfo,
  ) => measureCoverage(await loadSymbols(context), await loadUses(context, info), new Map()),
};
