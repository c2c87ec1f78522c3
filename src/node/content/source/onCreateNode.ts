import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { parse as parseYaml } from "yaml";
import { readText } from "../../files/readText";
import {
  parseChanges,
  parseGlossary,
  parseLimits,
  parseMessages,
  type EntryList,
} from "../fields/entryList";
import { parseFields, sectionSchema } from "../fields/frontmatter";
import { FORMER_ADDRESSES, parseFormerAddresses } from "../links/formerAddresses";
import { formatProblems } from "../../../shared/problem";
import { parseSynonyms } from "../../../shared/search/synonyms";
import { CHANGES_FILE, GLOSSARY_FILE } from "./filledMarks";
import { createChild } from "../../../patches/node/childNode";
import { isContentRead } from "./createPages";
import type { DocsOptions } from "./options";
import { createDocPage, createRedirects, renewDocPages } from "./pageNodes";

interface FileNode extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
}

function createSection(api: CreateNodeArgs, { absolutePath, relativePath }: FileNode): void {
  const file = `content/${relativePath}`;
  const { fields, problems } = parseFields(sectionSchema, parseYaml(readText(absolutePath)), file);
  if (!fields) {
    api.reporter.error(formatProblems(problems));
    return;
  }
  const { label, position, description, index, steps, sidebar } = fields;
  const name = relativePath.split("/")[0] ?? "";
  createChild(api, "Section", name, {
    name,
    label,
    position,
    description,
    indexRoute: index ?? null,
    inSidebar: sidebar !== false,
    isIndexOnly: sidebar === "index",
  });
  if (index === undefined) return;
  createChild(api, "CategoryPage", name, {
    route: index,
    title: label,
    description,
    section: name,
    steps,
    position: 0,
    sidebarLabel: label,
    draft: false,
    headings: [],
    searchSections: [
      {
        slug: "",
        title: "",
        text: [description, ...steps.map(({ text }) => text)].join(" "),
        kind: "section",
      },
    ],
  });
}

function readEntries<Entry>(
  { reporter }: CreateNodeArgs,
  { absolutePath, relativePath }: FileNode,
  parse: (yaml: string, file: string) => EntryList<Entry>,
): readonly Entry[] {
  const text = readText(absolutePath);
  const { entries, problems } = parse(text, `content/${relativePath}`);
  if (problems.length > 0) reporter.error(formatProblems(problems));
  return entries;
}

function createLimits(api: CreateNodeArgs, file: FileNode): void {
  for (const { id, ...limit } of readEntries(api, file, parseLimits)) {
    createChild(api, "KnownLimit", id, { ...limit, limitId: id });
  }
}

function createMessages(api: CreateNodeArgs, file: FileNode): void {
  for (const entry of readEntries(api, file, parseMessages)) {
    createChild(api, "ToolkitMessage", entry.message, entry);
  }
}

function createTerms(api: CreateNodeArgs, file: FileNode): void {
  for (const entry of readEntries(api, file, parseGlossary)) {
    createChild(api, "GlossaryTerm", entry.term, entry);
  }
}

function createChanges(api: CreateNodeArgs, file: FileNode): void {
  for (const [position, change] of readEntries(api, file, parseChanges).entries()) {
    createChild(api, "SiteChange", change.title, { ...change, position });
  }
}

function createSynonyms(api: CreateNodeArgs, { absolutePath, relativePath }: FileNode): void {
  const file = `content/${relativePath}`;
  try {
    const groups = parseSynonyms(parseYaml(readText(absolutePath)), file);
    for (const [index, group] of groups.entries()) {
      createChild(api, "SynonymGroup", String(index), { ...group });
    }
  } catch (error) {
    api.reporter.error(error instanceof Error ? error.message : String(error));
  }
}

function createFormerAddresses(
  api: CreateNodeArgs,
  { absolutePath, relativePath }: FileNode,
): void {
  const yaml = readText(absolutePath);
  const { problems, ...read } = parseFormerAddresses(yaml, `content/${relativePath}`);
  if (problems.length > 0) api.reporter.error(formatProblems(problems));
  createRedirects(api, read);
}

/** Makes our typed nodes as soon as a source file has become a node, including on edits in develop. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api, options) => {
  const docsOptions = options as unknown as DocsOptions;
  if (api.node.internal.type === "Mdx") await createDocPage(api, docsOptions);
  if (api.node.internal.type !== "File") return;
  const file = api.node as FileNode;
  if (/^[^/]+\/_section\.yml$/.test(file.relativePath)) createSection(api, file);
  if (file.relativePath === "api/limits.yml") createLimits(api, file);
  if (file.relativePath === "api/messages.yml") createMessages(api, file);
  if (file.relativePath === GLOSSARY_FILE) createTerms(api, file);
  if (file.relativePath === CHANGES_FILE) createChanges(api, file);
  if (file.relativePath === "synonyms.yml") createSynonyms(api, file);
  if (file.relativePath === FORMER_ADDRESSES) createFormerAddresses(api, file);
  if (isContentRead() && !file.relativePath.endsWith(".mdx")) await renewDocPages(api, docsOptions);
};
