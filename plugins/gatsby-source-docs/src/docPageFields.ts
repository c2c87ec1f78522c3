import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node, Reporter } from "gatsby";
import type { KnownLimit } from "../../../src/lib/frontmatter";
import type { CompiledPage } from "../../../src/lib/mdx/compileMdx";
import type { SymbolSource } from "../../../src/lib/mdx/context";
import { formatProblems } from "../../../src/lib/problem";
import { loadPageCompiler } from "./pageCompiler";
import type { SampleAnalysis } from "./samples";
import { createSymbolSource, type SymbolNode } from "./symbolSource";

/** The part of a `DocPage` node that its resolvers read. */
export interface DocPageSource extends Node {
  readonly file: string;
}

type KnownLimitNode = Omit<KnownLimit, "id"> & { readonly limitId: string };

/** The part of Gatsby's resolver context that the fields use. */
export interface DocPageContext {
  readonly nodeModel: {
    findAll(query: { type: "KnownLimit" }): Promise<{ entries: Iterable<KnownLimitNode & Node> }>;
    findAll(query: { type: "ApiSymbol" }): Promise<{ entries: Iterable<SymbolNode & Node> }>;
  };
}

/** A page with what it was made from. */
interface Compilation {
  readonly key: string;
  readonly page: CompiledPage;
}

const digests = (nodes: readonly Node[]): string =>
  nodes.map(({ internal }) => internal.contentDigest).join();

/** Compiles the pages that are asked for, each once until something it is made from changes. */
export function createDocPageCompiler(
  analysis: SampleAnalysis,
  reporter: Pick<Reporter, "error">,
): (page: DocPageSource, context: DocPageContext) => Promise<CompiledPage> {
  const compilations = new Map<string, Compilation>();
  let symbols: { readonly key: string; readonly source: SymbolSource } | undefined;

  return async ({ file }, { nodeModel }) => {
    const limitNodes = [...(await nodeModel.findAll({ type: "KnownLimit" })).entries];
    const symbolNodes = [...(await nodeModel.findAll({ type: "ApiSymbol" })).entries];
    const symbolKey = digests(symbolNodes);
    if (symbols?.key !== symbolKey) {
      symbols = { key: symbolKey, source: createSymbolSource(symbolNodes, analysis) };
    }
    const source = readFileSync(path.resolve(file), "utf8");
    const key = [symbolKey, digests(limitNodes), source].join("\0");
    const known = compilations.get(file);
    if (known?.key === key) return known.page;
    const limits = new Map(limitNodes.map((node) => [node.limitId, { ...node, id: node.limitId }]));
    await analysis.learn([{ file, source }]);
    const compile = await loadPageCompiler();
    const page = compile(source, file, limits, symbols.source);
    const errors = page.problems.filter(({ warning }) => !warning);
    if (errors.length > 0) reporter.error(formatProblems(errors));
    compilations.set(file, { key, page });
    return page;
  };
}
