import { existsSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, NodeInput, Reporter, SourceNodesArgs } from "gatsby";
import { readText } from "../../files/readText";
import type { ConversionReport } from "../convert/context";
import { digestFiles } from "../../files/digestFiles";
import { formatProblem, formatProblems } from "../../../shared/problem";
import { API_VERSIONS_ROUTE } from "../../../shared/api/apiUrl";
import { ErrorId } from "./onPluginInit";
import { DEFAULT_OPTIONS, type TypedocSourceOptions } from "./options";
import { readReference, type LoadToolkit } from "./readReference";
import { TOOLKIT } from "../../../shared/toolkit";

function panic(reporter: Reporter, id: string, sourceMessage: string): void {
  reporter.panicOnBuild({ id, context: { sourceMessage } });
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
    const kinds = [...new Set(unknownTypes)].map(
      (kind) => `${kind} (${String(unknownTypes.filter((each) => each === kind).length)})`,
    );
    reporter.warn(`Types of an unknown kind, shown as text: ${kinds.join(", ")}.`);
  }
  if (unlinkedNames.size > 0) {
    reporter.verbose(`Names in signatures without a section: ${[...unlinkedNames].join(", ")}.`);
  }
}

/** Makes a node of a page or a symbol. */
function toNode(
  type: "ApiPage" | "ApiSymbol",
  key: string,
  fields: object,
  { createNodeId, createContentDigest }: SourceNodesArgs | CreateNodeArgs,
): NodeInput {
  const internal = { type, contentDigest: createContentDigest(fields) };
  return { ...fields, id: createNodeId(key), internal };
}

/** Creates the nodes of the reference's pages and symbols, of the toolkit that `load` reads. */
export async function createReferenceNodes(
  api: SourceNodesArgs | CreateNodeArgs,
  options: TypedocSourceOptions,
  load?: LoadToolkit,
): Promise<void> {
  const { actions, reporter } = api;
  try {
    const reference = await readReference(options, process.cwd(), load);
    const { model, result, missingClasses, problems } = reference;
    if (problems.length > 0) {
      panic(reporter, ErrorId.Overlay, formatProblems(problems));
      return;
    }
    if (model === undefined || result === undefined) {
      panic(reporter, ErrorId.MissingClass, missingClasses.map(formatProblem).join("\n\n"));
      return;
    }
    warnAbout(result.report, reporter);
    if (model.version !== options.sources.version) {
      reporter.warn(
        `No links to sources: they are known of ${options.sources.version}, and ${model.version} is ` +
          'installed.\nFix: set "sources" in src/node/reference/typedoc/options.ts.',
      );
    }
    const shared = { draft: false, toolkitVersion: model.version };
    for (const page of result.pages) {
      // The versions are a list to look things up in, with the messages and the limits.
      const section = page.route === API_VERSIONS_ROUTE ? "reference" : "api";
      const fields = { ...page, ...shared, section, kind: page.content.kind };
      await actions.createNode(toNode("ApiPage", `typedoc >>> ${page.route}`, fields, api));
    }
    for (const symbol of result.symbols) {
      const key = `typedoc symbol >>> ${symbol.name}`;
      await actions.createNode(toNode("ApiSymbol", key, symbol, api));
    }
  } catch (error) {
    panic(reporter, ErrorId.Toolkit, error instanceof Error ? error.message : String(error));
  }
}

/** The files that are laid over the toolkit's types. */
const OVERLAYS = [DEFAULT_OPTIONS.overlay, DEFAULT_OPTIONS.limits, DEFAULT_OPTIONS.versions].map(
  (file) => path.resolve(file),
);

function readOverlays(): string {
  return OVERLAYS.map((file) => (existsSync(file) ? readText(file) : "")).join("\0");
}

/** The overlays that the present nodes are made from. */
let present: string | undefined;

/** What the nodes depend on besides the overlays. */
const SOURCES = [
  "src/node",
  "src/shared",
  "package-lock.json",
  `node_modules/${TOOLKIT}/package.json`,
];

/** Where Gatsby's cache keeps the digest of what the nodes are made of. */
const DIGEST = "sources";

/**
 * Reads the installed toolkit with TypeDoc and creates the nodes of the reference's pages and symbols; those
 * of an earlier build stay as long as nothing they are made of has changed.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const { actions, cache, createContentDigest, getNodesByType } = api;
  present = readOverlays();
  const sources = digestFiles(process.cwd(), SOURCES);
  const digest = createContentDigest([sources, present]);
  const nodes = [...getNodesByType("ApiPage"), ...getNodesByType("ApiSymbol")];
  if (nodes.length > 0 && (await cache.get(DIGEST)) === digest) {
    for (const node of nodes) actions.touchNode(node);
    return;
  }
  await createReferenceNodes(api, DEFAULT_OPTIONS);
  await cache.set(DIGEST, digest);
};

/** Makes the nodes again when an author edits an overlay while `gatsby develop` runs. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  const { internal, absolutePath } = api.node;
  if (internal.type !== "File" || present === undefined) return;
  if (!OVERLAYS.includes(String(absolutePath))) return;
  const now = readOverlays();
  if (now === present) return;
  present = now;
  await createReferenceNodes(api, DEFAULT_OPTIONS);
};
