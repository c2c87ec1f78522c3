import { HighlightStyle } from "@codemirror/language";
import { tags } from "@lezer/highlight";

const color = (name: string) => ({ color: `var(--code-${name})` });

/**
 * The colors of the site's code blocks (`src/styles/code.css`). They are custom properties, which a
 * shadow root inherits, so the editor follows the page's theme by itself.
 */
export const codeColors = HighlightStyle.define([
  { tag: tags.comment, ...color("comment"), fontStyle: "italic" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], ...color("string") },
  { tag: [tags.number, tags.bool, tags.null, tags.self, tags.atom], ...color("constant") },
  { tag: [tags.keyword, tags.operator, tags.modifier], ...color("keyword") },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.className,
      tags.definition(tags.typeName),
      tags.typeName,
      tags.attributeName,
    ],
    ...color("function"),
  },
  { tag: [tags.tagName, tags.standard(tags.tagName), tags.color, tags.unit], ...color("constant") },
  { tag: [tags.punctuation, tags.bracket, tags.separator], ...color("punctuation") },
]);
