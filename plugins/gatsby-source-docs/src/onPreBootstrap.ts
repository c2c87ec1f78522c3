import type { GatsbyNode } from "gatsby";
import { formatProblems } from "../../../src/lib/problem";
import { checkContent } from "./checkContent";
import type { DocsOptions } from "./options";

/** Checks the content before Gatsby reads it, so that messages name the file and come all at once. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }, options) => {
  const { contentPath } = options as unknown as DocsOptions;
  const problems = await checkContent(contentPath);
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
};
