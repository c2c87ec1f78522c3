import path from "node:path";
import { readText } from "../../files/readText";
import { traceText, type TracedText } from "../fields/tracedText";
import type { Problem } from "../../../shared/problem";
import {
  fillAccessibilityFigures,
  fillChangeList,
  fillGlossary,
  fillLimitList,
  fillMessageList,
} from "./filledMarks";
import { completeGamePage } from "./games";
import { quoteRegions } from "./regions/quoteRegions";
import { fillToolkitVersion } from "./toolkitVersion";
import { completeTutorialPage } from "./tutorialPage";

/** The MDX of a page with what the site writes into it. */
export interface CompletePage extends TracedText {
  /** What cannot be written into it, with the author's line numbers. */
  readonly problems: readonly Problem[];
}

/**
 * The MDX of a page: the file's text with what the site writes into it, which is quoted regions, the lists of
 * messages, limits, terms and changes, the test results, the toolkit's version and what games need. Everything
 * that reads a page reads it here, so that headings, samples and search see the same text.
 */
export function completePage(
  source: string,
  absolutePath: string,
  relativePath: string,
): CompletePage {
  const contentPath = absolutePath.slice(0, -relativePath.length);
  const file = path.posix.join(path.basename(contentPath), relativePath);
  const { page, problems } = quoteRegions(traceText(source), contentPath, file);
  const withMessages = fillMessageList(page, contentPath);
  const withLimits = fillGlossary(fillLimitList(withMessages, contentPath), contentPath);
  const listed = fillChangeList(withLimits, contentPath);
  const filled = fillToolkitVersion(fillAccessibilityFigures(listed, contentPath));
  const withGame = completeGamePage(filled, absolutePath, relativePath);
  return { ...completeTutorialPage(withGame, relativePath), problems };
}

/** Reads a page of the repository at `root`; `file` is relative to it, such as `content/game/flow.mdx`. */
export function readCompletePage(root: string, file: string): CompletePage {
  const absolutePath = path.join(root, file);
  const relativePath = path.posix.relative("content", file.split(path.sep).join("/"));
  return completePage(readText(absolutePath), absolutePath, relativePath);
}
