import type { Content, Root } from "mdast";
import { GLOSSARY_ROUTE } from "../../../shared/api/summaryFile";
import type { GlossaryTerm } from "../fields/frontmatter";
import { titleAnchor } from "../fields/titleAnchor";
import { isLabel } from "./admonitions";
import { mdastText } from "./element";
import { isUnlinked, toLink } from "./linkSymbols";

/** The address of a term's entry. */
export const termUrl = (term: string): string => `${GLOSSARY_ROUTE}#${titleAnchor(term)}`;

/** Finds whole words that are a form of one of the terms; a line may end inside of a form. */
function toPattern(forms: readonly string[]): RegExp {
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  const words = longestFirst.map((form) => form.replaceAll(" ", "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join("|")})(?![\\p{L}\\p{N}-])`, "giu");
}

/**
 * Links the first use of each term of the toolkit in the text of a page to its entry in the glossary. A word that means
 * something else as well is no form of its term; where the term is meant, the author writes the link, which looks like
 * the others.
 */
export function linkTerms(tree: Root, terms: readonly GlossaryTerm[]): Root {
  const termOf = new Map(terms.flatMap(({ term, forms }) => forms.map((form) => [form, term])));
  const termAt = new Map(terms.map(({ term }) => [termUrl(term), term]));
  const pattern = termOf.size > 0 ? toPattern([...termOf.keys()]) : undefined;
  const linked = new Set<string>();
  const linkText = (value: string): Content[] => {
    if (!pattern) return [mdastText(value)];
    const parts: Content[] = [];
    let end = 0;
    for (const { 0: word, index } of value.matchAll(pattern)) {
      const term = termOf.get(word.toLowerCase().replace(/\s+/g, " "));
      if (term === undefined || linked.has(term)) continue;
      linked.add(term);
      const link = toLink(mdastText(word), { url: termUrl(term), className: "term" });
      parts.push(mdastText(value.slice(end, index)), link);
      end = index + word.length;
    }
    return [...parts, mdastText(value.slice(end))];
  };
  const visit = (node: Content): Content[] => {
    const asked = node.type === "link" ? termAt.get(node.url) : undefined;
    if (asked !== undefined) {
      linked.add(asked);
      return [{ ...node, data: { hProperties: { className: "term" } } } as Content];
    }
    if (isUnlinked(node) || isLabel(node)) return [node];
    if (node.type === "text") return linkText(node.value);
    if (!("children" in node)) return [node];
    return [{ ...node, children: (node.children as Content[]).flatMap(visit) } as Content];
  };
  return { ...tree, children: tree.children.flatMap(visit) };
}
