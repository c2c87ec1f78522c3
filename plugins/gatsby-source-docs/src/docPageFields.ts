import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node, Reporter } from "gatsby";
import type { KnownLimit } from "../../../src/lib/frontmatter";
import { listReferences } from "../../../src/lib/mdx/compileMdx";
import type { SymbolSource } from "../../../src/lib/mdx/context";
import type { PageBlock, PageReference } from "../../../src/lib/mdx/page";
import { formatProblems } from "../../../src/lib/problem";
import { completePage } from "./games";
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

const digests = (nodes: readonly Node[]): string =>
  nodes.map(({ internal }) => internal.contentDigest).join();

/** The page's MDX with what the site adds to it. */
export function readPageSource({ file }: DocPageSource): string {
  const absolutePath = path.resolve(file);
  const relativePath = file.split("/").slice(1).join("/");
  return completePage(readFileSync(absolutePath, "utf8"), absolutePath, relativePath);
}

/** What the fields of a `DocPage` need that lives longer than one query. */
export interface DocPageReader {
  readonly readBlocks: (
    page: DocPageSource,
    context: DocPageContext,
  ) => Promise<readonly PageBlock[]>;
  readonly readReferences: (
    page: DocPageSource,
    context: DocPageContext,
  ) => Promise<readonly PageReference[]>;
}

/** Reads pages when they are queried, when limits and the reference are known. */
export function createDocPageReader(
  analysis: SampleAnalysis,
  reporter: Pick<Reporter, "error">,
): DocPageReader {
  let symbols: { readonly key: string; readonly source: SymbolSource } | undefined;

  /** The source of symbols, made anew only when a symbol has changed. */
  const loadSymbols = async ({ nodeModel }: DocPageContext): Promise<SymbolSource> => {
    const nodes = [...(await nodeModel.findAll({ type: "ApiSymbol" })).entries];
    const key = digests(nodes);
    if (symbols?.key !== key) symbols = { key, source: createSymbolSource(nodes, analysis) };
    return symbols.source;
  };

  /** The page's text, once its samples are known. */
  const readSource = async (page: DocPageSource): Promise<string> => {
    const source = readPageSource(page);
    await analysis.learn([{ file: page.file, source }]);
    return source;
  };

  return {
    readBlocks: async (page, context) => {
      const { entries } = await context.nodeModel.findAll({ type: "KnownLimit" });
      const limits = new Map(
        [...entries].map((limit) => [limit.limitId, { ...limit, id: limit.limitId }]),
      );
      const compile = await loadPageCompiler();
      const source = await readSource(page);
      const { blocks, problems } = compile(source, page.file, limits, await loadSymbols(context));
      const errors = problems.filter(({ warning }) => !warning);
      if (errors.length > 0) reporter.error(formatProblems(errors));
      return blocks;
    },
    readReferences: async (page, context) =>
      listReferences(await readSource(page), {
        file: page.file,
        symbols: await loadSymbols(context),
      }),
  };
}
