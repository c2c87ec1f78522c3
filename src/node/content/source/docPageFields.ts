import type { Node, Reporter } from "gatsby";
import { countChecked, isTyped, shownCode } from "../code/fenceMeta";
import { toTypesFile } from "../../../shared/contracts/typesFile";
import { findFences } from "../fields/fences";
import type { GlossaryTerm, KnownLimit, PageFrontmatter } from "../fields/frontmatter";
import { findNodes, type NodeContext } from "../../graphql/findNodes";
import { listReferences } from "../mdx/compileMdx";
import type { SymbolSource } from "../mdx/context";
import { pageBlocksSchema, type PageBlock } from "../../../shared/contracts/islandProps";
import type { PageReference } from "../../../shared/contracts/pageBlocks";
import { formatProblems } from "../../../shared/problem";
import { siteContent, type CompletePage } from "./completePage";
import type { DocsOptions } from "./options";
import { openPageCache } from "../../files/pageCache";
import { loadPageCompiler, type PageSurroundings } from "./pageCompiler";
import type { SampleAnalysis } from "./samples";
import { createSymbolSource, type SymbolNode } from "./symbolSource";
import { readToolkitVersion } from "../../files/installedVersion";

/** What a page's front matter says about its state; a node has null where the author said nothing. */
export interface PageState {
  readonly draft: boolean;
  readonly status: PageFrontmatter["status"] | null;
  readonly verified: string | null;
}

/**
 * The note above a page that is not ready, for readers of a preview: HTML, empty for a page that is ready.
 * `installed` is the version of the toolkit.
 */
export function renderPageState({ draft, status, verified }: PageState, installed: string): string {
  const notes = [
    ...(draft ? ["Draft: the published site does not have this page."] : []),
    ...(status === "needs-review" ? ["Needs review: its author asks for a second reader."] : []),
    ...(verified !== null && verified !== installed
      ? [`Last compared with version ${verified} of the toolkit; ${installed} is installed.`]
      : []),
  ];
  if (notes.length === 0) return "";
  const lines = notes.map((note) => `<p>${note}</p>`).join("");
  return `<div class="admonition" role="note" data-kind="note"><p class="admonition-title">Not ready</p>${lines}</div>`;
}

/** The samples of a page whose types readers can ask for. */
function listTypedSamples(text: string, analysis: SampleAnalysis) {
  return findFences(text).flatMap(({ language, meta, code }) => {
    const types = isTyped({ language, meta }) ? analysis.find(code, meta)?.types : undefined;
    return types ? [{ code: shownCode(code), types }] : [];
  });
}

/** The part of a `DocPage` node that its resolvers read. */
export interface DocPageSource extends Node, PageState {
  readonly file: string;
  readonly route: string;
}

type DocPageContext = NodeContext<{
  GlossaryTerm: GlossaryTerm;
  KnownLimit: Omit<KnownLimit, "id"> & { readonly limitId: string };
  ApiSymbol: SymbolNode & Node;
}>;

/** Answers a field of a `DocPage`. */
type Resolve<Answer> = (
  page: DocPageSource,
  args: unknown,
  context: DocPageContext,
) => Promise<Answer>;

/** The terms that a page links: not those it explains, and in the lists of the reference none. */
async function findTerms(
  { route, file }: DocPageSource,
  context: DocPageContext,
): Promise<readonly GlossaryTerm[]> {
  const terms = await findNodes(context, "GlossaryTerm");
  return file.startsWith("content/reference/") ? [] : terms.filter(({ see }) => see !== route);
}

/** What the fields of a `DocPage` need that outlives a single query. */
interface DocPageReader {
  /** The text of a page's MDX with what the site adds to it. */
  readonly readSource: (page: DocPageSource) => string;
  /** How many samples a page has; null unless all of them are checked. */
  readonly countCheckedSamples: (page: DocPageSource) => number | null;
  readonly readBlocks: Resolve<readonly PageBlock[]>;
  readonly readReferences: Resolve<readonly PageReference[]>;
  /** The types of the names in the page's samples, as the browser asks for them. */
  readonly readSampleTypes: Resolve<object>;
}

/**
 * Reads pages when they are queried, because limits and the reference are known then. Where drafts are shown,
 * a page that is not ready says so.
 */
export function createDocPageReader(
  analysis: SampleAnalysis,
  reporter: Pick<Reporter, "error">,
  { contentPath, showDrafts }: Pick<DocsOptions, "contentPath" | "showDrafts">,
): DocPageReader {
  // What pages share may change while `gatsby develop` runs, and only the edited page is requested there.
  const cache = process.env["NODE_ENV"] === "production" ? openPageCache(process.cwd()) : undefined;
  const toolkitVersion = readToolkitVersion();
  let symbols: { readonly key: string; readonly source: SymbolSource } | undefined;
  /** What pages use, and what that was found in, by file: all are requested when one page has changed. */
  const references = new Map<
    string,
    { key: string; source: SymbolSource; list: readonly PageReference[] }
  >();

  const readPage = ({ file }: DocPageSource): CompletePage => siteContent(contentPath).page(file);

  const readSource = (page: DocPageSource): string => readPage(page).text;

  /** The source of symbols, made again only when a symbol has changed. */
  const loadSymbols = async (context: DocPageContext): Promise<SymbolSource> => {
    const nodes = await findNodes(context, "ApiSymbol");
    const key = nodes.map(({ internal }) => internal.contentDigest).join();
    if (symbols?.key !== key) symbols = { key, source: createSymbolSource(nodes, analysis) };
    return symbols.source;
  };

  /** A page, once its samples are known. */
  const readLearnt = async (page: DocPageSource): Promise<CompletePage> => {
    const complete = readPage(page);
    await analysis.learn([complete]);
    return complete;
  };

  /** The page's blocks, from this build or an earlier one; those of a page with problems are not kept. */
  const compileOnce = async (
    page: DocPageSource,
    surroundings: Required<Omit<PageSurroundings, "isCheck">>,
  ): Promise<readonly PageBlock[]> => {
    const texts = [page.file, readSource(page)];
    const known = pageBlocksSchema.safeParse(cache?.recall("blocks", texts)).data;
    if (known) return known;
    const compile = await loadPageCompiler(siteContent(contentPath));
    await readLearnt(page);
    const { blocks, problems } = compile(page.file, surroundings);
    const errors = problems.filter(({ warning }) => !warning);
    if (errors.length > 0) reporter.error(formatProblems(errors));
    if (problems.length > 0) return blocks;
    cache?.keep("blocks", texts, blocks);
    // As another build reads it from the cache: with the keys in the same order.
    return pageBlocksSchema.parse(blocks);
  };

  const findReferences = async (page: DocPageSource, source: SymbolSource) => {
    await readLearnt(page);
    return listReferences(siteContent(contentPath).parsed(page.file), source);
  };

  return {
    readSource,
    countCheckedSamples: (page) => countChecked(findFences(readSource(page))) ?? null,
    readBlocks: async (page, _args, context) => {
      // Requested even when the blocks are known: this is how Gatsby learns what the page depends on.
      const nodes = await findNodes(context, "KnownLimit");
      const limits = new Map(
        nodes.map((limit) => [limit.limitId, { ...limit, id: limit.limitId }]),
      );
      const terms = await findTerms(page, context);
      const symbols = await loadSymbols(context);
      const blocks = await compileOnce(page, { limits, terms, symbols });
      const state = showDrafts ? renderPageState(page, toolkitVersion) : "";
      return state === "" ? blocks : [{ kind: "html", html: state }, ...blocks];
    },
    readSampleTypes: async (page) => {
      const { text } = await readLearnt(page);
      return toTypesFile(listTypedSamples(text, analysis));
    },
    readReferences: async (page, _args, context) => {
      const source = await loadSymbols(context);
      // An edit of anything that the page is made of makes a new node.
      const key = page.internal.contentDigest;
      const known = references.get(page.file);
      if (known?.key === key && known.source === source) return known.list;
      const texts = [page.file, readSource(page)];
      const kept = cache?.recall("references", texts) as readonly PageReference[] | undefined;
      const list = kept ?? (await findReferences(page, source));
      if (!kept) cache?.keep("references", texts, list);
      references.set(page.file, { key, source, list });
      return list;
    },
  };
}
