import { EditorView } from "@codemirror/view";

/** The editor as the page's code blocks look; every value is a token of `src/styles/tokens.css`. */
export const editorLook = EditorView.theme({
  "&": {
    color: "var(--color-text)",
    backgroundColor: "var(--color-bg-code)",
    fontSize: "0.86rem",
    // Whoever shows the editor may bound it; it then scrolls by itself.
    maxHeight: "var(--editor-max-height, none)",
  },
  "&.cm-focused": { outline: "3px solid var(--color-link)", outlineOffset: "-3px" },
  ".cm-scroller": {
    fontFamily: "var(--font-code)",
    lineHeight: "1.6",
    overflow: "auto",
  },
  ".cm-content": { padding: "var(--space-4) 0", caretColor: "var(--color-text)" },
  ".cm-line": { padding: "0 var(--space-4)" },
  ".cm-gutters": {
    backgroundColor: "transparent",
    color: "var(--color-text-muted)",
    border: "none",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--color-border-strong)",
  },
  ".cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent" },
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
