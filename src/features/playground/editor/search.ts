import {
  getSearchQuery,
  openSearchPanel,
  search,
  searchKeymap,
  searchPanelOpen,
} from "@codemirror/search";
import { EditorState, StateField, type Extension } from "@codemirror/state";
import { keymap, showPanel, type EditorView, type Panel } from "@codemirror/view";

/** Matches beyond these are not counted, so that a search for one letter stays fast. */
const MOST_COUNTED = 999;

const PHRASES = {
  next: "Next",
  previous: "Previous",
  all: "Select all",
  "match case": "Match case",
  regexp: "Regex",
  "by word": "Whole words",
  replace: "Replace",
  "replace all": "Replace all",
  close: "Close search",
  "current match": "Found",
};

/** How many places match, and which of them is selected: `2 of 7 found`. Empty without a search text. */
function describeMatches(state: EditorState): string {
  const query = getSearchQuery(state);
  if (query.search === "") return "";
  if (!query.valid) return "This is not a valid regular expression.";
  const { from, to } = state.selection.main;
  const matches = query.getCursor(state);
  let count = 0;
  let current = 0;
  for (let next = matches.next(); !next.done; next = matches.next()) {
    count += 1;
    if (next.value.from === from && next.value.to === to) current = count;
    if (count === MOST_COUNTED) break;
  }
  if (count === 0) return "Nothing found.";
  const total = count === MOST_COUNTED ? `${String(count)} or more` : String(count);
  return current > 0 ? `${String(current)} of ${total} found` : `${total} found`;
}

/** Below the search panel: what it finds, as a status that is also read out. */
function createCount({ state }: EditorView): Panel {
  const dom = document.createElement("p");
  dom.className = "cm-found";
  dom.setAttribute("role", "status");
  dom.textContent = describeMatches(state);
  return {
    dom,
    top: true,
    update: ({ docChanged, selectionSet, startState, state }) => {
      // Not for each scroll: a regular expression may take long on the text of a stranger.
      const isSame = getSearchQuery(startState) === getSearchQuery(state);
      if (isSame && !docChanged && !selectionSet) return;
      const text = describeMatches(state);
      if (text !== dom.textContent) dom.textContent = text;
    },
  };
}

const matchCount = StateField.define<boolean>({
  create: searchPanelOpen,
  update: (_, { state }) => searchPanelOpen(state),
  provide: (field) => showPanel.from(field, (isOpen) => (isOpen ? createCount : null)),
});

/** Opens the panel at its field for the new text. */
function openReplace(view: EditorView): boolean {
  openSearchPanel(view);
  const field = view.dom.querySelector<HTMLInputElement>(".cm-search [name=replace]");
  field?.focus();
  field?.select();
  return true;
}

/**
 * A search of the editor's own: only lines near the visible ones are in the document, so the browser's finds
 * nothing in the others. Ctrl+F opens it, F3 and Ctrl+G go on, Ctrl+H (on a Mac Cmd+Alt+F) replaces, Escape
 * closes it and gives the focus back.
 */
export const codeSearch: Extension = [
  search({ top: true }),
  matchCount,
  EditorState.phrases.of(PHRASES),
  keymap.of([
    ...searchKeymap,
    {
      win: "Ctrl-h",
      linux: "Ctrl-h",
      mac: "Mod-Alt-f",
      scope: "editor search-panel",
      preventDefault: true,
      run: openReplace,
    },
  ]),
];
