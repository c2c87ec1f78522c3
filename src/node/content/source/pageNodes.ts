import path from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { listCodeSamples, type CodeSample } from "../code/codeSamples";
import { isChecked, isTyped } from "../code/fenceMeta";
import { frontmatterNode } from "../fields/fieldTexts";
import { findTarget } from "../links/contentLinks";
import { listFormerAddresses, type FormerFile } from "../links/formerAddresses";
import type { PageLink } from "../../../shared/contracts/pageBlocks";
import { formatProblems } from "../../../shared/problem";
import { createChild } from "../../../patches/node/childNode";
import { siteContent } from "./completePage";
import { contentFile } from "./contentFiles";
import { gameOfPage, type PlacedGame } from "./games";
import { findLastUpdated } from "./lastUpdated";
import { listMessageHeadings } from "./filledMarks";
import type { DocsOptions } from "./options";
import { readParsed } from "./pageCompiler";
import { readPageFields } from "./pageFields";
import { readSampleRuns, type SampleRuns } from "./samples";

/** The page that nodes are made for. */
interface PagePlace {
  readonly route: string;
  /** Relative to the repository. */
  readonly file: string;
}

/** Pages whose samples a test draws for two seats. */
const DRAWN_PAGES = "content/ui/";

/** How the tests run a sample: what runs it, or why nothing does. */
function readRun({ key, meta }: CodeSample, file: string, runs: SampleRuns) {
  if (meta.flags.includes("live")) return { ranBy: "live block", notRunReason: null };
  if (key === undefined) return { ranBy: "game", notRunReason: null };
  if (file.startsWith(DRAWN_PAGES)) return { ranBy: "drawing", notRunReason: null };
  const run = runs.get(key);
  if (run === true) return { ranBy: "run", notRunReason: null };
  return { ranBy: null, notRunReason: run ?? "the page has no runs" };
}

async function createSamples(api: CreateNodeArgs, source: string, page: PagePlace): Promise<void> {
  const runs = await readSampleRuns(path.resolve(page.file));
  for (const sample of listCodeSamples(source, page.file)) {
    const { language, meta, line, key } = sample;
    const { attributes, flags } = meta;
    createChild(api, "Sample", `${page.file}:${String(line)}`, {
      route: page.route,
      file: page.file,
      line,
      language,
      name: key ?? attributes["title"] ?? attributes["region"] ?? null,
      live: flags.includes("live"),
      quotes: attributes["file"] ?? null,
      prelude: attributes["prelude"] ?? null,
      checked: isTyped(sample) && isChecked(sample),
      uncheckedReason: isTyped(sample) ? (attributes["nocheck"] ?? null) : "not TypeScript",
      ...readRun(sample, page.file, runs),
    });
  }
}

function createLinks(api: CreateNodeArgs, links: readonly PageLink[], page: PagePlace): void {
  for (const [index, { line, url, text }] of links.entries()) {
    const { kind, route: to, anchor } = findTarget({ url, from: page.route });
    createChild(api, "ContentLink", `${page.file} ${String(index)}`, {
      from: page.route,
      file: page.file,
      line: line ?? null,
      url,
      text,
      kind,
      to: to ?? null,
      anchor: anchor ?? null,
    });
  }
}

/** Makes nodes of the former addresses that a file names. */
export function createRedirects(api: CreateNodeArgs, { file, formerAddresses }: FormerFile): void {
  for (const { from, to, line } of formerAddresses) {
    createChild(api, "Redirect", from, { from, to, file, line: line ?? null });
  }
}

function createGame(
  api: CreateNodeArgs,
  game: string,
  placed: PlacedGame | undefined,
  page: PagePlace,
): void {
  if (!placed) return;
  const { facts, moves } = placed;
  const { title, tagline, number, players, mechanisms, seed } = facts;
  createChild(api, "ExampleGame", game, {
    gameId: game,
    route: page.route,
    folder: path.posix.dirname(page.file),
    title,
    tagline,
    number,
    minPlayers: players.min,
    maxPlayers: players.max,
    mechanisms,
    seed,
    moves,
  });
}

/** The page of an `Mdx` node, and the path of its file in the content folder. */
function readPage(node: Node, { contentPath }: DocsOptions) {
  const absolutePath = String(node.internal.contentFilePath);
  const relativePath = path.relative(contentPath, absolutePath).split(path.sep).join("/");
  const { file } = contentFile(contentPath, relativePath);
  return { absolutePath, relativePath, page: siteContent(contentPath).page(file) };
}

/** The digest of everything that makes up a page: its complete text, and the facts of its game. */
function digestPage(
  { createContentDigest }: CreateNodeArgs,
  { contentPath }: DocsOptions,
  { relativePath, page }: ReturnType<typeof readPage>,
): string {
  const game = siteContent(contentPath)
    .games()
    .get(gameOfPage(relativePath) ?? "");
  return createContentDigest([page.text, JSON.stringify(game)]);
}

/** Makes the nodes of all pages again that an edit of another file, such as a game's source, has changed. */
export async function renewDocPages(api: CreateNodeArgs, options: DocsOptions): Promise<void> {
  const digests = new Map(
    api.getNodesByType("DocPage").map((page) => [page.parent, page["sourceDigest"]]),
  );
  for (const node of api.getNodesByType("Mdx")) {
    const known = digests.get(node.id);
    if (known === undefined || known === digestPage(api, options, readPage(node, options)))
      continue;
    await createDocPage({ ...api, node }, options);
  }
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Makes the nodes of a page: the page, its samples, its links, and the game that it is about. */
export async function createDocPage(api: CreateNodeArgs, options: DocsOptions): Promise<void> {
  const read = readPage(api.node, options);
  const { absolutePath, relativePath } = read;
  const { file, source } = read.page;
  const { contentPath } = options;
  const content = siteContent(contentPath);
  const page = readParsed(content, file);
  const { fields, problems } = readPageFields(
    { file, relativePath },
    page.frontmatter,
    page.fieldLine,
  );
  if (!fields) {
    api.reporter.error(formatProblems(problems));
    return;
  }
  const messages = listMessageHeadings(source, content);
  const { route, section, frontmatter } = fields;
  if (frontmatter.draft && !options.showDrafts) return;
  const words = page.sections.flatMap(({ title, text }) => `${title} ${text}`.match(WORD) ?? []);
  const game = gameOfPage(relativePath);
  createChild(api, "DocPage", relativePath, {
    ...frontmatterNode(frontmatter),
    route,
    section,
    headings: page.headings,
    searchSections: page.sections.map((part) => ({
      ...part,
      kind: messages.has(part.title) ? "message" : "section",
    })),
    wordCount: words.length,
    file,
    gameId: game ?? null,
    lastUpdated: findLastUpdated(contentPath, absolutePath),
    // Any edit makes a new node.
    sourceDigest: digestPage(api, options, read),
  });
  await createSamples(api, source, { route, file });
  createLinks(api, page.links, { route, file });
  const formerAddresses = listFormerAddresses(route, frontmatter, page.fieldLine);
  createRedirects(api, { file, formerAddresses });
  if (game !== undefined) createGame(api, game, content.games().get(game), { route, file });
}
