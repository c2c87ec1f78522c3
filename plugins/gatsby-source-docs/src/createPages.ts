import type { GatsbyNode } from "gatsby";
import { formatProblems } from "../../../src/lib/problem";
import { listContentFiles } from "./contentFiles";
import { findUnreadFiles } from "./findUnreadFiles";
import type { DocsOptions } from "./options";

/**
 * Stops the build when a page or a section of the content folder has not reached the data layer: an
 * ignore pattern that is too wide would otherwise drop pages without a word.
 */
export const createPages: GatsbyNode["createPages"] = ({ getNodesByType, reporter }, options) => {
  const { contentPath } = options as unknown as DocsOptions;
  const read = getNodesByType("File").map(({ relativePath }) => String(relativePath));
  const problems = findUnreadFiles(listContentFiles(contentPath).files, new Set(read));
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
};
