import type { Definition, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { findNearest } from "../../../shared/problem";
import { isJsx, readLiterals } from "./authorComponents";
import type { MdxContext, ReportProblem } from "./context";
import { findLinkFault } from "./linkForm";
import type { PageHeading, PageLink } from "../../../shared/contracts/pageBlocks";
import { walkTree } from "./walkTree";

/** Link texts that say nothing in a list of links. */
const EMPTY_WORDS = new Set([
  "click",
  "click here",
  "here",
  "learn more",
  "link",
  "more",
  "read more",
  "see here",
  "this",
  "this link",
  "this page",
]);

const IMAGE_SUFFIXES = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"] as const;
const MAX_IMAGE_BYTES = 500_000;

/** A link, or an image whose text is its alternative text. */
interface Reference extends PageLink {
  readonly kind: "link" | "image";
}

/** What checking a page's links and images needs to know. */
interface ReferenceContext {
  readonly context: MdxContext;
  readonly headings: readonly PageHeading[];
  readonly report: ReportProblem;
}

function checkLinkText({ line, url, text }: Reference, report: ReportProblem): void {
  const words = text.replace(/[\s.!:…]+/g, " ").trim();
  if (words === "") {
    report({ line, what: `the link to "${url}" has no text.`, fix: "write [where it leads](…)." });
  } else if (EMPTY_WORDS.has(words.toLowerCase())) {
    report({
      line,
      what: `the link text "${words}" does not say where the link leads.`,
      fix: "make the name of what the reader finds there the link.",
    });
  }
}

function checkLink(reference: Reference, { context, headings, report }: ReferenceContext): void {
  const { line, url } = reference;
  checkLinkText(reference, report);
  if (url.startsWith("#")) {
    const slugs = headings.map(({ slug }) => slug);
    if (slugs.includes(url.slice(1))) return;
    const nearest = findNearest(url.slice(1), slugs);
    report({
      warning: true,
      line,
      what: `no heading of this page has the anchor "${url}".`,
      valid: slugs.map((slug) => `#${slug}`),
      fix: nearest === undefined ? "write one of these." : `write "#${nearest}".`,
    });
    return;
  }
  const fault = findLinkFault(url, context.file, (path) => context.fileSize(path) !== undefined);
  if (!fault) return;
  // A script address is not a broken link but a security hole, so it stops the build.
  const isHole = /^(?!https?:)[a-z]+:/i.test(url);
  report({
    ...(isHole ? {} : { warning: true }),
    line,
    what: `the link "${url}" has the wrong form: ${fault.why}.`,
    valid: ["/game/flow", "/game/flow#loops", "#loops", "https://example.org/page"],
    fix: fault.right === undefined ? "write a route." : `write "${fault.right}".`,
  });
}

function checkImage({ line, url, text }: Reference, { context, report }: ReferenceContext): void {
  if (text.trim() === "") {
    const fix = "write ![what the image shows](…).";
    report({ line, what: `the image "${url}" has no alternative text.`, fix });
  }
  const suffix = /\.([a-z]+)$/i.exec(url)?.[1]?.toLowerCase() ?? "";
  const bytes = context.fileSize(url);
  if (!IMAGE_SUFFIXES.some((each) => each === suffix)) {
    const valid = IMAGE_SUFFIXES.map((each) => `.${each}`);
    const fix = "save it in one of these formats.";
    report({ line, what: `the image "${url}" has no suffix of an image.`, valid, fix });
  }
  if (bytes === undefined) {
    report({
      warning: true,
      line,
      what: `the image "${url}" is no file under static/.`,
      fix: "put the file there and write its path from there, such as /images/board.png.",
    });
  } else if (bytes > MAX_IMAGE_BYTES) {
    report({
      line,
      what: `the image "${url}" has ${String(bytes)} bytes, ${String(MAX_IMAGE_BYTES)} are allowed.`,
      fix: "make it smaller or compress it.",
    });
  }
}

function findDefinitions(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  walkTree(tree.children, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  return definitions;
}

/** The links of a page in text order, and its images; those of both have words and a line. */
function listAll(tree: Root): readonly Reference[] {
  const definitions = findDefinitions(tree);
  const found: Reference[] = [];
  walkTree(tree.children, (node) => {
    const line = node.position?.start.line;
    const urlOf = (target: { readonly url: string } | { readonly identifier: string }): string =>
      "url" in target ? target.url : (definitions.get(target.identifier)?.url ?? "");
    if (node.type === "link" || node.type === "linkReference") {
      found.push({ kind: "link", line, url: urlOf(node), text: toString(node) });
    } else if (node.type === "image" || node.type === "imageReference") {
      found.push({ kind: "image", line, url: urlOf(node), text: node.alt ?? "" });
    } else if (isJsx(node, "Card")) {
      const { href: url = "", title: text = "" } = readLiterals(node);
      // A missing attribute is a problem that the component itself reports.
      if (url !== "" && text !== "") found.push({ kind: "link", line, url, text });
    }
  });
  return found;
}

export function listLinks(tree: Root): PageLink[] {
  return listAll(tree).flatMap(({ kind, ...link }) => (kind === "link" ? [link] : []));
}

/**
 * Checks links and images of a page: forms and texts of links, anchors of the page itself, files and
 * alternative texts of images.
 */
export function checkReferences(
  { tree, headings }: { readonly tree: Root; readonly headings: readonly PageHeading[] },
  { context, report }: Omit<ReferenceContext, "headings">,
): void {
  const check = { context, headings, report };
  for (const reference of listAll(tree)) {
    if (reference.kind === "link") checkLink(reference, check);
    else checkImage(reference, check);
  }
}
