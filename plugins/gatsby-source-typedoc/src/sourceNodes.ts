import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import type { ConversionReport } from "../../../src/lib/api/context";
import { convertToolkit } from "../../../src/lib/api/convertToolkit";
import { parseOverlay } from "../../../src/lib/api/overlay";
import { findMissingClasses } from "../../../src/lib/api/plan";
import { TOOLKIT_CLASSES } from "../../../src/lib/api/toolkitClasses";
import { createCodeHighlighter } from "../../../src/lib/code/highlighter";
import { formatProblems } from "../../../src/lib/problem";
import { loadToolkit } from "./loadToolkit";
import { ErrorId } from "./onPluginInit";
import type { TypedocSourceOptions } from "./pluginOptionsSchema";
import { toApiNode, toSymbolNode } from "./toApiNode";

function panic(reporter: Reporter, id: string, sourceMessage: string): void {
  reporter.panicOnBuild({ id, context: { sourceMessage } });
}

function missingClassText(missing: readonly string[], toolkit: string, version: string): string {
  return (
    `${toolkit} ${version} does not have these classes, or TypeDoc does not see them as classes: ` +
    `${missing.join(", ")}.\nFix: bring EXPORTS in plugins/gatsby-source-typedoc/src/entryFile.ts ` +
    "and src/lib/api/toolkitClasses.ts in line with the toolkit."
  );
}

function warnAbout(
  { brokenLinks, unknownTypes, unlinkedNames }: ConversionReport,
  reporter: Reporter,
): void {
  if (brokenLinks.length > 0) {
    const lines = brokenLinks.map(({ symbol, target }) => `  ${symbol}: {@link ${target}}`);
    const count = String(brokenLinks.length);
    reporter.warn(
      `${count} broken links in the toolkit's comments, shown as text:\n${lines.join("\n")}\n` +
        'Fix: add their targets under "links" in the overlay.',
    );
  }
  if (unknownTypes.length > 0) {
    reporter.warn(`Types of an unknown kind, shown as text: ${unknownTypes.join(", ")}.`);
  }
  if (unlinkedNames.size > 0) {
    reporter.verbose(`Names in signatures without a section: ${[...unlinkedNames].join(", ")}.`);
  }
}

/** Reads the installed toolkit by TypeDoc and creates the nodes of the API reference's pages and symbols. */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (api, pluginOptions) => {
  const { actions, reporter } = api;
  const { toolkit, overlay: overlayFile } = pluginOptions as unknown as TypedocSourceOptions;
  const siteRoot = process.cwd();
  try {
    const overlayText = readFileSync(path.resolve(siteRoot, overlayFile), "utf8");
    const { overlay, problems } = parseOverlay(overlayText, overlayFile);
    if (overlay === undefined) {
      panic(reporter, ErrorId.Overlay, formatProblems(problems));
      return;
    }
    const model = await loadToolkit(toolkit, siteRoot);
    const missing = findMissingClasses(model, TOOLKIT_CLASSES);
    if (missing.length > 0) {
      panic(reporter, ErrorId.MissingClass, missingClassText(missing, toolkit, model.version));
      return;
    }
    const highlight = await createCodeHighlighter();
    const result = convertToolkit(model, { overlay, overlayFile, highlight });
    if (result.problems.length > 0) {
      panic(reporter, ErrorId.Overlay, formatProblems(result.problems));
      return;
    }
    warnAbout(result.report, reporter);
    for (const page of result.pages) {
      await actions.createNode(toApiNode(page, model.version, api));
    }
    for (const symbol of result.symbols) await actions.createNode(toSymbolNode(symbol, api));
  } catch (error) {
    panic(reporter, ErrorId.Toolkit, error instanceof Error ? error.message : String(error));
  }
};
