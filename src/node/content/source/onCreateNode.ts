import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { parse as parseYaml } from "yaml";
import { readText } from "../../files/readText";
import { parseFields, sectionSchema } from "../fields/frontmatter";
import { FORMER_ADDRESSES, parseFormerAddresses } from "../links/formerAddresses";
import { formatProblems } from "../../../shared/problem";
import { parseSynonyms } from "../../../shared/search/synonyms";
import { createChild } from "../../../patches/node/childNode";
import { isContentRead } from "./createPages";
import type { DocsOptions } from "./options";
import { forgetContent, siteContent, type Content } from "./completePage";
import { createDocPage, createRedirects, renewDocPages } from "./pageNodes";
import { LISTS, type NamedList } from "./readList";

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

/** Makes a node of each entry of a list. */
function createEntries<Entry>(
  { reporter }: CreateNodeArgs,
  { entries, problems }: NamedList<Entry>,
  create: (entry: Entry, position: number) => void,
): void {
  if (problems.length > 0) reporter.error(formatProblems(problems));
  entries.forEach(create);
}

/** Makes the nodes of the list that a file holds, if it holds one. */
function createList(api: CreateNodeArgs, content: Content, { relativePath }: FileNode): void {
  switch (relativePath) {
    case LISTS.limits.path:
      createEntries(api, content.limits(), ({ id, ...limit }) =>
        createChild(api, "KnownLimit", id, { ...limit, limitId: id }),
      );
      break;
    case LISTS.messages.path:
      createEntries(api, content.messages(), (entry) =>
        createChild(api, "ToolkitMessage", entry.message, entry),
      );
      break;
    case LISTS.terms.path:
      createEntries(api, content.terms(), (entry) =>
        createChild(api, "GlossaryTerm", entry.term, entry),
      );
      break;
    case LISTS.changes.path:
      createEntries(api, content.changes(), (change, position) =>
        createChild(api, "SiteChange", change.title, { ...change, position }),
      );
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
  const { type } = api.node.internal;
  // A build reads the content once; in develop, a new node of a file may mean an edit.
  if (["File", "Mdx"].includes(type) && process.env["NODE_ENV"] !== "production") forgetContent();
  if (type === "Mdx") await createDocPage(api, docsOptions);
  if (type !== "File") return;
  const file = api.node as FileNode;
  if (/^[^/]+\/_section\.yml$/.test(file.relativePath)) createSection(api, file);
  createList(api, siteContent(docsOptions.contentPath), file);
  if (file.relativePath === "synonyms.yml") createSynonyms(api, file);
  if (file.relativePath === FORMER_ADDRESSES) createFormerAddresses(api, file);
  if (isContentRead() && !file.relativePath.endsWith(".mdx")) await renewDocPages(api, docsOptions);
};
