import type { Content, Root } from "mdast";
import type { GlossaryTerm } from "../content/frontmatter";
import { titleAnchor } from "../content/titleAnchor";
import { isLabel } from "./admonitions";

/** The page that lists all terms. */
export const GLOSSARY_PAGE = "/reference/glossary";

/** The address of a term's entry. */
export const termUrl = (term: string): string => `${GLOSSARY_PAGE}#${titleAnchor(term)}`;

/** Where words stay as they are: links cannot hold links, and headings become anchors. */
const UNLINKED: readonly string[] = [
  "link",
  "linkReference",
  "heading",
  "definition",
  "leafDirective",
  "textDirective",
];
const UNLINKED_COMPONENTS: readonly string[] = ["Card", "FileTree", "code"];

function isUnlinked(node: Content): boolean {
  const { type, name } = node as { type: string; name?: string | null };
  return UNLINKED.includes(type) || UNLINKED_COMPONENTS.includes(name ?? "") || isLabel(node);
}

function toLink(word: string, term: string): Content {
  const link: unknown = {
    type: "link",
    url: termUrl(term),
    data: { hProperties: { className: "term" } },
    children: [{ type: "text", value: word }],
  };
  return link as Content;
}

/** Finds whole words that are a form of one of the terms; a line may end inside of a form. */
function toPattern(forms: readonly string[]): RegExp {
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  const words = longestFirst.map((form) => form.replaceAll(" ", "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join("|")})(?![\\p{L}\\p{N}-])`, "giu");
}

/** Links the first use of each term of the toolkit in the text of a page to its entry in the glossary. */
export function linkTerms(tree: Root, terms: readonly GlossaryTerm[]): Root {
  const termOf = new Map(terms.flatMap(({ term, forms }) => forms.map((form) => [form, term])));
  if (termOf.size === 0) return tree;
  const pattern = toPattern([...termOf.keys()]);
  const linked = new Set<string>();
  const linkText = (value: string): Content[] => {
    const parts: Content[] = [];
    let end = 0;
    for (const { 0: word, index } of value.matchAll(pattern)) {
      const term = termOf.get(word.toLowerCase().replace(/\s+/g, " "));
      if (term === undefined || linked.has(term)) continue;
      linked.add(term);
      parts.push({ type: "text", value: value.slice(end, index) }, toLink(word, term));
      end = index + word.length;
    }
    return [...parts, { type: "text", value: value.slice(end) }];
  };
  const visit = (node: Content): Content[] => {
    if (isUnlinked(node)) return [node];
    if (node.type === "text") return linkText(node.value);
    if (!("children" in node)) return [node];
    return [{ ...node, children: (node.children as Content[]).flatMap(visit) } as Content];
  };
  return { ...tree, children: tree.children.flatMap(visit) };
}
