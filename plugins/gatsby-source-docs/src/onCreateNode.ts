import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { parse as parseYaml } from "yaml";
import { parseLimits } from "../../../src/lib/content/limits";
import { parseFields, sectionSchema } from "../../../src/lib/frontmatter";
import { formatProblems } from "../../../src/lib/problem";
import { completePage } from "./completePage";
import { gameOfPage } from "./games";
import { findLastUpdated } from "./lastUpdated";
import { listMessageHeadings } from "./messages";
import type { DocsOptions } from "./options";
import { loadPageCompiler } from "./pageCompiler";
import { readPageFields } from "./pageFields";

interface FileNode extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Creates a typed child of a node; its digest covers its fields. */
function createChild(api: CreateNodeArgs, type: string, key: string, fields: Fields): void {
  const { node, actions, createNodeId, createContentDigest } = api;
  const child = {
    ...fields,
    id: createNodeId(`docs >>> ${type} >>> ${key}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  // The node exists when this returns; the promise is that of other plugins' work on it.
  void actions.createNode(child);
  // Gatsby's types ask for a node with an owner, which createNode has not handed back.
  actions.createParentChildLink({ parent: node, child: child });
}

async function createDocPage(api: CreateNodeArgs, options: DocsOptions): Promise<void> {
  const absolutePath = String(api.node.internal.contentFilePath);
  const { contentPath } = options;
  const relativePath = path.relative(contentPath, absolutePath).split(path.sep).join("/");
  const file = path.posix.join(path.basename(contentPath), relativePath);
  const compile = await loadPageCompiler();
  // Limits are looked up when the body is queried; here only headings and sections count.
  const source = readFileSync(absolutePath, "utf8");
  const complete = completePage(source, absolutePath, relativePath);
  const page = compile(complete, file, new Map());
  const { fields, problems } = readPageFields(
    { file, relativePath },
    page.frontmatter,
    page.fieldLine,
  );
  if (!fields) {
    api.reporter.error(formatProblems(problems));
    return;
  }
  const messages = listMessageHeadings(source, contentPath);
  const { route, section, frontmatter } = fields;
  if (frontmatter.draft && !options.showDrafts) return;
  createChild(api, "DocPage", relativePath, {
    route,
    section,
    title: frontmatter.title,
    description: frontmatter.description,
    position: frontmatter.order,
    sidebarLabel: frontmatter.sidebarLabel ?? frontmatter.title,
    draft: frontmatter.draft,
    headings: page.headings,
    searchSections: page.sections.map((part) => ({
      ...part,
      kind: messages.has(part.title) ? "message" : "section",
    })),
    file,
    gameId: gameOfPage(relativePath) ?? null,
    lastUpdated: findLastUpdated(contentPath, absolutePath),
    // The digest of the whole file, so that an edit anywhere makes a new node.
    sourceDigest: api.node.internal.contentDigest,
  });
}

function createSection(api: CreateNodeArgs, { absolutePath, relativePath }: FileNode): void {
  const file = `content/${relativePath}`;
  const { fields, problems } = parseFields(
    sectionSchema,
    parseYaml(readFileSync(absolutePath, "utf8")),
    file,
  );
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
    inSidebar: sidebar,
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

function createLimits(api: CreateNodeArgs, { absolutePath, relativePath }: FileNode): void {
  const { entries: limits, problems } = parseLimits(
    readFileSync(absolutePath, "utf8"),
    `content/${relativePath}`,
  );
  if (problems.length > 0) api.reporter.error(formatProblems(problems));
  for (const { id, ...limit } of limits) {
    createChild(api, "KnownLimit", id, { ...limit, limitId: id });
  }
}

/** Makes our typed nodes as soon as a source file has become a node, also on edits in develop. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api, options) => {
  const docsOptions = options as unknown as DocsOptions;
  if (api.node.internal.type === "Mdx") await createDocPage(api, docsOptions);
  if (api.node.internal.type !== "File") return;
  const file = api.node as FileNode;
  if (/^[^/]+\/_section\.yml$/.test(file.relativePath)) createSection(api, file);
  if (file.relativePath === "api/limits.yml") createLimits(api, file);
};
