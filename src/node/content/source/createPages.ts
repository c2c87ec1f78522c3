import type { GatsbyNode } from "gatsby";
import { formatProblems } from "../../../shared/problem";
import { findUnreadFiles, listContentFiles } from "./contentFiles";
import type { DocsOptions } from "./options";

let hasRead = false;

/** Whether all of the content has become nodes once; anything later is an edit in develop. */
export const isContentRead = (): boolean => hasRead;

/**
 * Stops the build when a page or a section of the content folder has not reached the data layer: an ignore
 * pattern that is too wide would otherwise silently drop pages.
 */
export const createPages: GatsbyNode["createPages"] = ({ getNodesByType, reporter }, options) => {
  hasRead = true;
  const { contentPath } = options as unknown as DocsOptions;
  const read = getNodesByType("File").map(({ relativePath }) => String(relativePath));
  const problems = findUnreadFiles(listContentFiles(contentPath).files, new Set(read));
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
};
