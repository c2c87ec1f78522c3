import type { GatsbyNode } from "gatsby";
import { formatProblems } from "../../../shared/problem";
import { checkContent } from "./checkContent";
import { listContentFiles } from "./contentFiles";
import { siteContent } from "./completePage";
import type { DocsOptions } from "./options";
import { openPageCache } from "../../files/pageCache";
import { sampleAnalysis } from "./samples";

/**
 * Checks the content before Gatsby reads it, so that messages name the file and come all at once. Broken
 * links, anchors and images are only warnings here; `npm test` fails on them.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }, options) => {
  const { contentPath } = options as unknown as DocsOptions;
  const content = siteContent(contentPath);
  const problems = await checkContent(content, { cache: openPageCache(process.cwd()) });
  const warnings = problems.filter(({ warning }) => warning);
  const errors = problems.filter(({ warning }) => !warning);
  if (warnings.length > 0) reporter.warn(formatProblems(warnings));
  if (errors.length > 0) reporter.panicOnBuild(formatProblems(errors));
  const pages = listContentFiles(contentPath).files.filter(({ file }) => file.endsWith(".mdx"));
  // All samples in one program; one at a time would take minutes.
  await sampleAnalysis().learn(pages.map(({ file }) => content.page(file)));
};
