import { existsSync, watch } from "node:fs";
import path from "node:path";
import { readText } from "../../src/node/files/readText";
import { checkContent } from "../../src/node/content/source/checkContent";
import { openContent, type Content } from "../../src/node/content/source/completePage";
import type { DiskCache } from "../../src/node/files/diskCache";
import { openPageCache } from "../../src/node/files/pageCache";
import { routeOfFile } from "../../src/node/content/source/pageFields";
import { createSampleChecker } from "../../src/node/content/source/samples";
import { quoteLines, type AuthorProblem } from "../../src/shared/authorProblem";
import type { Problem } from "../../src/shared/problem";
import { listPageFiles } from "../listFiles";

/** Folders whose files authors edit. */
const WATCHED = ["content", "static"];

/** ms without a further edit before the content is checked: an editor saves a file in several steps. */
const CALM = 100;

/** The sources of the reference, besides the toolkit. */
const OVERLAYS = ["content/api/overlay.yml", "content/api/limits.yml"];

/** A reference as stored in JSON. */
interface KeptReference {
  readonly problems: readonly Problem[];
  readonly anchors?: readonly (readonly [string, readonly string[]])[];
  readonly inherited?: readonly (readonly [string, string])[];
}

/** Checks the reference, unless the result is cached. */
async function checkReferenceOnce(root: string, cache: DiskCache): Promise<KeptReference> {
  const texts = OVERLAYS.map((file) => path.join(root, file)) //
    .map((file) => (existsSync(file) ? readText(file) : ""));
  const known = cache.recall("reference", texts) as KeptReference | undefined;
  if (known) return known;
  // TypeDoc is slow to load.
  const { checkReference } = await import("../../src/node/reference/typedoc/readReference");
  const { problems, anchors, inherited } = await checkReference(root);
  const listed = anchors && [...anchors].map(([route, ids]) => [route, [...ids]] as const);
  const reference = {
    problems,
    ...(listed && { anchors: listed }),
    ...(inherited && { inherited: [...inherited] }),
  };
  cache.keep("reference", texts, reference);
  return reference;
}

/** The content of the project at `root`, as it is now. */
const readContent = (root: string): Content => openContent(path.join(root, "content"));

/** Checks front matter, text, links, games and the reference of the project at `root`. */
export async function checkAll(root: string, content = readContent(root)): Promise<Problem[]> {
  const cache = openPageCache(root);
  const { problems, anchors, inherited } = await checkReferenceOnce(root, cache);
  const reference = anchors && new Map(anchors.map(([route, ids]) => [route, new Set(ids)]));
  const known = { reference, inherited: new Map(inherited), cache };
  return [...(await checkContent(content, known)), ...problems];
}

/** Compiles the samples of pages whose text has changed since the last call; the first call compiles all. */
function createChangedSampleCheck(root: string): (content: Content) => Promise<Problem[]> {
  const known = new Map<string, { readonly text: string; readonly problems: readonly Problem[] }>();
  let compile: ReturnType<typeof createSampleChecker> | undefined;
  return async (content) => {
    const pages = listPageFiles(root).map(content.page);
    const changed = pages.filter(({ file, text }) => known.get(file)?.text !== text);
    if (changed.length > 0) {
      compile ??= createSampleChecker((await import("typescript")).default, root);
      const { problems } = compile(changed);
      for (const { file, text } of changed) {
        // Many pages quote a region of a game, but the fault belongs to the game and shows on its page.
        const isOwn = (each: Problem): boolean =>
          each.file === file || routeOfFile(each.file, "") === routeOfFile(file, "");
        known.set(file, { text, problems: problems.filter(isOwn) });
      }
    }
    return pages.flatMap(({ file }) => known.get(file)?.problems ?? []);
  };
}

/** Adds what an author wants to see with a problem: the page, and the lines of the file. */
function describe(root: string, problem: Problem): AuthorProblem {
  const file = path.join(root, problem.file);
  const text = existsSync(file) ? readText(file) : undefined;
  const route = routeOfFile(problem.file, text ?? "");
  const quote = problem.line === undefined ? undefined : quoteLines(text ?? "", problem.line);
  return { ...problem, ...(route !== undefined && { route }), ...(quote && { quote }) };
}

/**
 * Checks the content now and after every edit, and reports all problems each time: first those of the
 * text, and again when the samples of the edited pages have been compiled. Runs until the process ends.
 */
export function watchContent(
  root: string,
  report: (problems: readonly AuthorProblem[]) => void,
): void {
  const checkSamples = createChangedSampleCheck(root);
  let samples: readonly Problem[] = [];
  let isChecking = false;
  let isOutdated = true;
  let timer: NodeJS.Timeout | undefined;

  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    while (isOutdated) {
      isOutdated = false;
      const content = readContent(root);
      const problems = await checkAll(root, content);
      const send = (): void =>
        report([...problems, ...samples].map((problem) => describe(root, problem)));
      send();
      const before = JSON.stringify(samples);
      samples = await checkSamples(content);
      if (JSON.stringify(samples) !== before) send();
    }
    isChecking = false;
  };

  const onEdit = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isOutdated = true;
      void check();
    }, CALM);
  };
  for (const folder of WATCHED) watch(path.join(root, folder), { recursive: true }, onEdit);
  void check();
}
