import path from "node:path";
import { readText } from "../../files/readText";
import { remember } from "../../files/remember";
import { traceText, type TracedText } from "../fields/tracedText";
import { parsePage, type ParsedPage } from "../mdx/parsePage";
import type { Problem } from "../../../shared/problem";
import { createContentLists, type ContentLists } from "./contentLists";
import { fillMarks } from "./filledMarks";
import { completeGamePage } from "./games";
import { quoteRegions } from "./regions/quoteRegions";
import { fillToolkitVersion } from "./toolkitVersion";
import { completeTutorialPage } from "./tutorialPage";

/** The MDX of a page with what the site writes into it. */
export interface CompletePage extends TracedText {
  /** Path of the page's file, relative to the repository. */
  readonly file: string;
  /** What the author wrote. */
  readonly source: string;
  /** What cannot be written into it, with the author's line numbers. */
  readonly problems: readonly Problem[];
}

/** The content of a build: its lists, and its pages. Each is read at most once. */
export interface Content extends ContentLists {
  /** A page, by the path of its file relative to the repository, such as `content/game/flow.mdx`. */
  readonly page: (file: string) => CompletePage;
  /** What its complete text says, with the lines of that text. */
  readonly parsed: (file: string) => ParsedPage;
}

function completePage(file: string, lists: ContentLists): CompletePage {
  const relativePath = file.split("/").slice(1).join("/");
  const source = readText(path.join(lists.contentPath, relativePath));
  const { page, problems } = quoteRegions(traceText(source), lists.regions, file);
  const filled = fillToolkitVersion(fillMarks(page, lists));
  const withGame = completeGamePage(filled, lists.contentPath, relativePath);
  return { ...completeTutorialPage(withGame, relativePath), file, source, problems };
}

/**
 * Opens the content folder at a path. Everything that reads a page reads it here, so that headings, samples and
 * search see the same text: the file's with what the site writes into it, which is quoted regions, the lists of
 * messages, limits, terms, changes and games, the test results, the toolkit's version and what games need.
 */
export function openContent(contentPath: string): Content {
  const lists = createContentLists(contentPath);
  const page = remember((file: string) => completePage(file, lists));
  return { ...lists, page, parsed: remember((file: string) => parsePage(page(file).text, file)) };
}

let own: Content | undefined;

/** The content of the site that is being built, one for all hooks of the plugin. */
export const siteContent = (contentPath: string): Content => (own ??= openContent(contentPath));

/** Makes all hooks read the content again: something in it has been edited. */
export function forgetContent(): void {
  own = undefined;
}
