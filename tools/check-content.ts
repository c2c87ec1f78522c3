/** Checks everything authors write, as the build does, without a build. Exit code 1 on problems. */
import path from "node:path";
import { checkContent } from "../plugins/gatsby-source-docs/src/checkContent";
import { checkReference } from "../plugins/gatsby-source-typedoc/src/checkReference";
import { formatProblems } from "../src/lib/problem";

const reference = await checkReference(process.cwd());
const problems = [
  ...(await checkContent(path.resolve("content"), reference.anchors)),
  ...reference.problems,
];
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else console.log("The content is in order.");
