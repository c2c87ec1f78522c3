import path from "node:path";
import { pageFrontmatterSchema } from "../../src/node/content/fields/frontmatter";
import { contentRoute } from "../../src/shared/url";
import { expectFree, findEntry, nextOrder, readContent, type Content } from "./contentPages";
import { readTitle, splitPlace } from "./names";
import type { Kind } from "./plan";
import { fillTemplate, toYaml } from "./templates";

const usage = 'guide <section> "<title>"';

/** Heading above the sample of a new guide, which identifies its run. */
const SAMPLE_HEADING = "A first example";

/** The section whose samples are drawn by a separate test and need no run. */
const DRAWN_SECTION = "ui";

/** Links to the last pages of the section that readers can see. */
function listNextPages({ pages }: Content, section: string): string {
  const shown = pages
    .filter((page) => page.section === section && page.frontmatter?.draft === false)
    .sort((a, b) => (a.frontmatter?.order ?? 0) - (b.frontmatter?.order ?? 0))
    .slice(-2);
  return [
    ...shown.map(({ route, title = "" }) => `[${title}](${route})`),
    "[Game recipes](/cookbook/game)",
  ]
    .filter((link, index, all) => all.indexOf(link) === index)
    .map((link) => `- ${link}: say what the reader finds there.`)
    .join("\n");
}

/** A guide, as a draft: the page with one sample, and how the sample is run. */
export const guide: Kind = {
  usage,
  plan: (root, words) => {
    const { place: section, title } = splitPlace(words);
    const content = readContent(root);
    findEntry(section, content.sections, { what: "section", usage });
    const slug = readTitle(title, { usage, field: pageFrontmatterSchema.shape.title });
    const folder = `content/${section}/${slug}`;
    const page = `${folder}.mdx`;
    const runs = `${folder}.runs.ts`;
    const route = contentRoute(`${section}/${slug}.mdx`);
    const isDrawn = section === DRAWN_SECTION;
    const paths = [page, folder, ...(isDrawn ? [] : [runs])];
    expectFree(root, content, { route, title, paths });
    const sample = isDrawn ? "ui" : "rules";
    const run = fillTemplate("runs/rules", { KEY: JSON.stringify(SAMPLE_HEADING) });
    return {
      made: {
        [page]: fillTemplate("guide.mdx", {
          YAML_TITLE: toYaml(title),
          YAML_DESCRIPTION: toYaml(
            `Draft: say in one or two sentences what “${title}” tells the reader.`,
          ),
          ORDER: String(nextOrder(content, section)),
          HEADING: SAMPLE_HEADING,
          SAMPLE: fillTemplate(`samples/${sample}`, {}).trim(),
          NEXT: listNextPages(content, section),
        }),
        ...(!isDrawn && {
          [runs]: fillTemplate("guide.runs.ts", { RUN: run }),
        }),
      },
      changed: {},
      steps: [
        `npm run dev   # shows the draft at http://localhost:8000${route}`,
        `Write ${page}: description, text and sample${isDrawn ? "" : `, and the run in ${path.basename(runs)}`}.`,
        "npm run check content samples prose",
        `npx vitest run --project games tests/samples -t "${page}"   # ${isDrawn ? "draws" : "plays"} the samples`,
        `Take \`draft: true\` out of ${page} to publish it.`,
      ],
    };
  },
};
