import type { GatsbyNode } from "gatsby";
import { formatProblems } from "../../../shared/problem";
import { checkContent } from "./checkContent";
import { listContentFiles, readContentText } from "./contentFiles";
import { completePage } from "./completePage";
import type { DocsOptions } from "./options";
import { openPageCache } from "../../files/pageCache";
import { sampleAnalysis } from "./samples";

/**
 * Checks the content before Gatsby reads it, so that messages name the file and come all at once. Broken
 * links, anchors and images are only warnings here; `npm test` fails on them.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }, options) => {
  const { contentPath } = options as unknown as DocsOptions;
  const problems = await checkContent(contentPath, { cache: openPageCache(process.cwd()) });
  const warnings = problems.filter(({ warning }) => warning);
  const errors = problems.filter(({ warning }) => !warning);
  if (warnings.length > 0) reporter.warn(formatProblems(warnings));
  if (errors.length > 0) reporter.panicOnBuild(formatProblems(errors));
  const pages = listContentFiles(contentPath).files.filter(({ file }) => file.endsWith(".mdx"));
  // All samples in one program; one at a time would take minutes.
  await sampleAnalysis().learn(
    pages.map((page) => ({
      file: page.file,
      page: completePage(readContentText(page).text ?? "", page.absolutePath, page.relativePath),
    })),
  );
};
