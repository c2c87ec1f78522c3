/// <reference types="vite/client" />
import type { PageRuns } from "./runs";

const files = import.meta.glob<PageRuns>("../../content/*/*.runs.ts", {
  eager: true,
  import: "default",
});

/** The runs that authors wrote, by the page beside the file, such as `cookbook/cards.mdx`. */
export const runsOfPage: ReadonlyMap<string, PageRuns> = new Map(
  Object.entries(files).map(([file, runs]) => [
    file.replace("../../content/", "").replace(/\.runs\.ts$/, ".mdx"),
    runs,
  ]),
);
