import type { GatsbyNode } from "gatsby";
import { formatProblems } from "../../../src/lib/problem";
import { checkContent } from "./checkContent";
import type { DocsOptions } from "./options";

/**
 * Checks the content before Gatsby reads it, so that messages name the file and come all at once.
 * Broken links, anchors and images are warnings here (specification 2.2); `npm test` fails on them.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }, options) => {
  const { contentPath } = options as unknown as DocsOptions;
  const problems = await checkContent(contentPath);
  const warnings = problems.filter(({ warning }) => warning);
  const errors = problems.filter(({ warning }) => !warning);
  if (warnings.length > 0) reporter.warn(formatProblems(warnings));
  if (errors.length > 0) reporter.panicOnBuild(formatProblems(errors));
};
