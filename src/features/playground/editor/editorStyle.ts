import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const color = (name: string) => ({ color: `var(--code-${name})` });

/**
 * The colors of the site's code blocks (`src/styles/code.css`). They are custom properties, which a
 * shadow root inherits, so the editor follows the page's theme by itself.
 */
const codeColors = HighlightStyle.define([
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

/** The style of the page's code blocks; every value is a token of `src/styles/tokens.css`. */
const theme = EditorView.theme({
  "&": {
    color: "var(--color-text)",
    backgroundColor: "var(--color-bg-code)",
    fontSize: "0.86rem",
    // Whoever shows the editor may bound it; it then scrolls by itself.
    maxHeight: "var(--editor-max-height, none)",
  },
  "&.cm-focused": { outline: "none" },
  // Something is to be written below the line.
  ".cm-place": { boxShadow: "inset 0 -2px 0 var(--color-warm)" },
  // Over the code, and below the page's bars.
  "&.cm-focused::after": {
    content: '""',
    position: "absolute",
    zIndex: "1",
    inset: "0",
    border: "3px solid var(--color-link)",
    pointerEvents: "none",
  },
  ".cm-scroller": {
    fontFamily: "var(--font-code)",
    lineHeight: "1.6",
    overflow: "auto",
  },
  ".cm-content": { padding: "var(--space-4) 0", caretColor: "var(--color-text)" },
  ".cm-cursor": { borderInlineStartColor: "var(--color-text)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":
    {
      background: "color-mix(in srgb, var(--color-info) 24%, transparent)",
      // Where the system's colors count, only outlines are drawn below the text.
      outline: "1px solid transparent",
    },
  ".cm-line": { padding: "0 var(--space-4)" },
  // As in `figure.lines` of `src/styles/code.css`, so that nothing moves when the editor opens.
  ".cm-lineWrapping .cm-line": { paddingInlineStart: "5.2ch", textIndent: "-4ch" },
  ".cm-scroller:has(.cm-lineWrapping) .cm-gutterElement": {
    boxSizing: "border-box",
    inlineSize: "2.8ch",
    minInlineSize: "0",
    padding: "0",
  },
  ".cm-gutters": {
    // The code scrolls below the line numbers.
    backgroundColor: "var(--color-bg-code)",
    color: "var(--color-text-muted)",
    border: "none",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--color-border-strong)",
  },
  ".cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent" },
  ".cm-panels": {
    // Over the line numbers, and below the page's bars.
    zIndex: "2",
    backgroundColor: "var(--color-bg-raised)",
    color: "var(--color-text)",
    fontFamily: "var(--font-text)",
  },
  ".cm-panels-top": { borderBlockEnd: "1px solid var(--color-border)" },
  ".cm-panel.cm-search, .cm-dialog": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "var(--space-1) var(--space-2)",
    padding: "var(--space-2) var(--space-3) 0",
    "& br": { display: "none" },
    "& input, & button, & label": { margin: "0" },
    "& label": { fontSize: "inherit" },
    // The first row, with room for the button that closes.
    "& [main-field]": { flexBasis: "calc(100% - 3rem)", marginInlineEnd: "2.4rem" },
    "& [name=close]": {
      insetBlockStart: "var(--space-2)",
      insetInlineEnd: "var(--space-2)",
      minInlineSize: "2.1rem",
      minBlockSize: "2.1rem",
      color: "inherit",
      cursor: "pointer",
    },
  },
  ".cm-dialog": { paddingBlockEnd: "var(--space-2)" },
  ".cm-found": {
    minBlockSize: "1.5em",
    margin: "0",
    padding: "var(--space-1) var(--space-3)",
    color: "var(--color-text-muted)",
  },
  ".cm-textfield": {
    flex: "1 1 6rem",
    minInlineSize: "0",
    minBlockSize: "2.1rem",
    boxSizing: "border-box",
    padding: "0 var(--space-2)",
    border: "1px solid var(--color-border-strong)",
    borderRadius: "var(--radius)",
    backgroundColor: "var(--color-bg)",
    font: "inherit",
    fontFamily: "var(--font-code)",
  },
  // As in `src/styles/fields.css` and, so that nothing moves when the editor opens, in `src/styles/code.css`.
  "@media (pointer: coarse)": {
    ".cm-scroller": { fontSize: "max(16px, 0.86rem)" },
    ".cm-textfield": { fontSize: "max(16px, 1em)" },
  },
  ".cm-button": {
    minBlockSize: "2.1rem",
    padding: "var(--space-1) var(--space-3)",
    border: "1px solid var(--color-border-strong)",
    borderRadius: "var(--radius)",
    background: "var(--color-bg-raised)",
    font: "inherit",
    cursor: "pointer",
    "&:hover": { borderColor: "var(--color-accent)", color: "var(--color-link)" },
  },
  ".cm-panels :focus-visible": { outline: "3px solid var(--color-link)", outlineOffset: "1px" },
  ".cm-searchMatch": {
    backgroundColor: "var(--color-mark)",
    outline: "1px solid var(--color-border-strong)",
  },
  ".cm-searchMatch-selected": { outline: "2px solid var(--color-warm)" },
  ".cm-lintRange": { backgroundImage: "none", textUnderlineOffset: "0.25em" },
  ".cm-lintRange-error": { textDecoration: "underline wavy var(--color-danger)" },
  ".cm-lintRange-warning": { textDecoration: "underline wavy var(--color-warm-text)" },
  ".cm-lintPoint::after": { display: "none" },
  ".cm-tooltip": {
    backgroundColor: "var(--color-bg-raised)",
    color: "var(--color-text)",
    border: "1px solid var(--color-border-strong)",
    borderRadius: "var(--radius)",
    fontFamily: "var(--font-text)",
  },
  ".cm-diagnostic-error": { borderInlineStart: "4px solid var(--color-danger)" },
  ".cm-diagnostic-warning": { borderInlineStart: "4px solid var(--color-warm)" },
  ".cm-problem": {
    display: "block",
    margin: "0 var(--space-4)",
    padding: "0.15rem 0.6rem",
    borderInlineStart: "4px solid var(--color-danger)",
    backgroundColor: "var(--color-danger-soft)",
    color: "var(--color-text)",
    fontFamily: "var(--font-text)",
    whiteSpace: "pre-wrap",
  },
  ".cm-problem-warning": {
    borderInlineStartColor: "var(--color-warm)",
    backgroundColor: "var(--color-warm-soft)",
  },
});

/** How an editor is drawn: as the page's code blocks are. */
export const editorStyle: Extension = [syntaxHighlighting(codeColors), theme];
