/**
 * Draws every mermaid diagram of `content/` that has no picture yet, in both themes, into
 * `static/diagrams`, and deletes pictures that nothing uses. Usage: `npm run make diagrams`, and
 * `npm run make -- diagrams --all` after a change of how they look.
 *
 * The pictures are committed: a build then needs no browser, and text is measured once, on one machine.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { THEMES, type Theme } from "../../../src/node/files/palette";
import { launchChromium } from "../../chromium";
import { fetchPackage } from "../../fetchPackage";
import { type Diagram, findDiagrams, isDrawn, listUnused, OUTPUT } from "./diagrams";
import { MEASURED_FONT, mermaidOptions, setPageFont } from "./look";

/** The package that draws: 100 MB with its dependencies, but this one script of it holds them all. */
const MERMAID = {
  name: "mermaid",
  version: "11.17.2",
  integrity:
    "sha512-V6K3C8EBdEsPFZXSKMJe6ppQOENxuHARr9GvHX4hh47lAbhMRD9qf4oEK7LoaRQxULMa80/qt5gHO73aCleBBg==",
  files: ["package/dist/mermaid.min.js"],
};

/** Renders one diagram in the page, with rounded corners and no word broken; runs in the browser. */
async function renderInPage(page: Page, source: string, theme: Theme): Promise<string> {
  return page.evaluate(
    async ({ text, options, font, radius }) => {
      interface Mermaid {
        initialize(options: object): void;
        render(id: string, text: string): Promise<{ svg: string }>;
      }
      const { mermaid } = window as unknown as { mermaid: Mermaid };
      const context = document.createElement("canvas").getContext("2d");
      if (context) context.font = font;
      const widths = text.split(/[^\w.]+/).map((word) => context?.measureText(word).width ?? 0);
      const wrappingWidth = Math.ceil(Math.max(options.flowchart.wrappingWidth, ...widths));
      mermaid.initialize({ ...options, flowchart: { ...options.flowchart, wrappingWidth } });
      const { svg } = await mermaid.render("diagram", text);
      const holder = document.createElement("div");
      holder.innerHTML = svg;
      for (const box of holder.querySelectorAll(":is(.node, .cluster) rect")) {
        for (const name of ["rx", "ry"]) box.setAttribute(name, radius);
      }
      return new XMLSerializer().serializeToString(holder.querySelector("svg") ?? holder);
    },
    { text: source, options: mermaidOptions(theme), font: MEASURED_FONT, radius: "8" },
  );
}

/** With hundredths of a px, which halves a drawing. */
function withShortNumbers(svg: string): string {
  return svg.replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
}

/** Gives the root a width and a height in px, from its view box, and no other sizing. */
function withSize(svg: string): string {
  const [, width = "", height = ""] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === "") throw new Error("mermaid gave an SVG without a view box");
  const size = `width="${String(Math.ceil(Number(width)))}" height="${String(Math.ceil(Number(height)))}"`;
  return svg.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const rest = attributes.replace(/\s(?:width|height|style)="[^"]*"/g, "");
    return `<svg ${size}${rest}>`;
  });
}

async function drawMissing(diagrams: readonly Diagram[]): Promise<string[]> {
  const problems: string[] = [];
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent("<!doctype html><meta charset=utf-8><body></body>");
  await page.addScriptTag({ path: path.join(fetchPackage(MERMAID), "dist/mermaid.min.js") });
  for (const { name, source, file, line } of diagrams) {
    for (const theme of THEMES) {
      try {
        const svg = withShortNumbers(
          withSize(setPageFont(await renderInPage(page, source, theme))),
        );
        writeFileSync(path.join(OUTPUT, `${name}.${theme}.svg`), svg);
      } catch (error) {
        problems.push(
          `${file}:${String(line)}: ${error instanceof Error ? error.message : String(error)}`,
        );
        break;
      }
    }
  }
  await browser.close();
  return problems;
}

mkdirSync(OUTPUT, { recursive: true });
const diagrams = findDiagrams();
const unused = listUnused(diagrams);
for (const file of unused) rmSync(path.join(OUTPUT, file));
const isAll = process.argv.includes("--all");
const missing = diagrams.filter((diagram) => isAll || !isDrawn(diagram));
const problems = missing.length > 0 ? await drawMissing(missing) : [];
console.log(
  `${String(diagrams.length)} diagrams, ${String(missing.length - problems.length)} drawn, ${String(unused.length)} old pictures deleted`,
);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
