import React, { useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { withPrefix } from "../../../components/Link/Link";
import type { SearchAnswer, SearchScope } from "../../../shared/search/answer";
import { stripPrefix } from "../../../shared/prefix";
import { readKindPrefix } from "../../../shared/search/kindPrefix";
import { useSearch, type SearchState } from "../load/useSearch";
import { addressWithWords, expectMarks } from "../marks/markedWords";
import { forgetSearches, rememberSearch, useKeptSearches } from "../recent/recentSearches";
import { resultsAddress } from "../results/address";
import { describeSearch } from "../results/describe";
import { findNearest } from "../results/nearest";
import { countRows, groupHits, groupNearest, type RowGroup } from "../results/rows";
import { ScopeFilter } from "../results/ScopeFilter";
import { useAnnouncement } from "../results/useAnnouncement";
import { DialogNotices } from "./DialogNotices";
import { KeyHints } from "./KeyHints";
import { OptionList } from "./OptionList";
import * as styles from "./SearchDialog.module.css";
import { SearchField } from "./SearchField";
import { startRows } from "./startRows";
import { useCombobox } from "./useCombobox";
import { useModal } from "./useModal";

/** What the search box gives its dialog. */
export interface SearchDialogProps {
  /** Text to begin with; asked for once. */
  readonly readText: () => string;
  /** Whether the reader is in the midst of typing it; else it is selected, so that typing replaces it. */
  readonly isTyped: boolean;
  readonly onClose: () => void;
  /** Called with every change of the text, to begin with it next time. */
  readonly onText: (text: string) => void;
  /** Opens a page of this site, in place of the dialog's entry of the history. */
  readonly onNavigate: (route: string) => void;
  readonly findBox: () => HTMLElement | null;
}

const NO_WORDS: readonly string[] = [];

interface Shown {
  readonly state: SearchState;
  readonly answer: SearchAnswer | undefined;
  readonly groups: readonly RowGroup[];
}

/** Rows of the dialog, and what search says. */
function useAnswer(text: string, scope: SearchScope): Shown {
  const [state] = useSearch();
  const { pinned, recent } = useKeptSearches();
  return useMemo(() => {
    if (text.trim() === "") return { state, answer: undefined, groups: startRows(pinned, recent) };
    if (state.kind !== "ready") return { state, answer: undefined, groups: [] };
    const route = stripPrefix(window.location.pathname, __PATH_PREFIX__) ?? "/";
    const answer = state.answer({ text, scope, route });
    const groups =
      answer.counts.all === 0
        ? groupNearest(findNearest(state.answer, text))
        : groupHits(answer.hits);
    return { state, answer, groups };
  }, [text, scope, state, pinned, recent]);
}

/** The route that a plain click on a link of this site leads to; `undefined` for any other click. */
function routeOfClick(event: React.MouseEvent, link: HTMLAnchorElement): string | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  if (link.origin !== window.location.origin) return undefined;
  return stripPrefix(link.pathname, __PATH_PREFIX__);
}

interface DialogFootProps {
  readonly asked: { readonly text: string; readonly scope: SearchScope };
  readonly groups: readonly RowGroup[];
  readonly onForget: () => void;
}

/** The keys, and what leads on from the list. */
function DialogFoot({ asked, groups, onForget }: DialogFootProps): React.JSX.Element {
  const { text, scope } = asked;
  const hasRecent = groups.some(({ rows }) => rows[0]?.kind === "recent");
  return (
    <div className={styles["foot"]}>
      <KeyHints />
      {text.trim() !== "" && <a href={withPrefix(resultsAddress(text, scope))}>All results</a>}
      {text.trim() === "" && hasRecent && (
        <button type="button" className="button" onClick={onForget}>
          Clear recent searches
        </button>
      )}
    </div>
  );
}

/** What the dialog does when keys and the pointer choose something. */
function useDialogEvents(
  { onClose, onNavigate }: SearchDialogProps,
  {
    text,
    words,
    field,
    keepFocus,
    onKeyDown,
  }: {
    readonly text: string;
    readonly words: readonly string[];
    readonly field: React.RefObject<HTMLInputElement | null>;
    readonly keepFocus: () => void;
    readonly onKeyDown: (event: React.KeyboardEvent) => void;
  },
) {
  return {
    onKeyDown: (event: React.KeyboardEvent): void => {
      if (event.key === "Escape" && !event.nativeEvent.isComposing) {
        event.preventDefault();
        onClose();
        return;
      }
      const isButton = event.target instanceof HTMLButtonElement;
      // Enter on a button or link is theirs; the arrows go to the list from everywhere.
      if (event.target === field.current || (isButton && event.key.startsWith("Arrow"))) {
        onKeyDown(event);
      }
    },
    /** Every plain click on a link of this site replaces the dialog's entry of the history. */
    onClick: (event: React.MouseEvent): void => {
      if (event.target === event.currentTarget) onClose();
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const route = link ? routeOfClick(event, link) : undefined;
      if (!link || route === undefined) return;
      event.preventDefault();
      rememberSearch(text);
      keepFocus();
      if ("hit" in link.dataset) expectMarks(link.href, words);
      onNavigate(route + link.search + link.hash);
    },
  };
}

/** Search as a modal dialog: combobox, list of options, status in words (WAI-ARIA combobox pattern). */
export default function SearchDialog(props: SearchDialogProps): React.JSX.Element {
  const { readText, isTyped, onClose, onText, findBox } = props;
  const [text, setText] = useState(readText);
  const [scope, setScope] = useState<SearchScope>("all");
  const field = useRef<HTMLInputElement>(null);
  const { dialog, keepFocus } = useModal(findBox);
  const listId = useId();
  const { state, answer, groups } = useAnswer(text, scope);
  const count = countRows(groups);
  const isAsking = text.trim() !== "";
  const words = answer?.words ?? NO_WORDS;
  const { active, setActive, onKeyDown } = useCombobox({
    listId,
    count,
    listKey: `${scope} ${text}`,
    // Enter goes to the best result, but nowhere before anything is asked, or where nothing was found.
    first: answer?.hits[0] ? 0 : -1,
    onOpenTab: (link) => {
      rememberSearch(text);
      const isHit = "hit" in link.dataset;
      window.open(isHit ? addressWithWords(link.href, words) : link.href, "_blank", "noopener");
    },
  });
  const asked = { text, scope, answer };
  const isSaid = isAsking || state.kind === "failed";
  const announcement = useAnnouncement(isSaid ? describeSearch(state, asked) : "");
  const events = useDialogEvents(props, { text, words, field, keepFocus, onKeyDown });

  useLayoutEffect(() => {
    if (!isTyped) field.current?.select();
    // Only on opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const focusField = (): void => {
    field.current?.focus();
  };
  const change = (next: string): void => {
    setText(next);
    onText(next);
    focusField();
  };
  const search = (within: SearchScope): void => {
    setScope(within);
    focusField();
  };

  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-label="Search"
      data-asking={isAsking ? "" : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...events}
    >
      <div className={styles["panel"]}>
        <SearchField
          {...{ field, listId, text, count, active }}
          onText={change}
          onClose={onClose}
        />
        <div className={styles["bar"]}>
          <ScopeFilter
            scope={scope}
            answer={answer}
            onScope={search}
            onKindRemoved={() => {
              change(readKindPrefix(text).text);
            }}
          />
        </div>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <DialogNotices
          state={state}
          asked={asked}
          onAllScopes={() => {
            search("all");
          }}
          onRetry={focusField}
        />
        <OptionList
          id={listId}
          {...{ groups, words, active }}
          onActive={setActive}
          onSearch={change}
        />
        <DialogFoot
          asked={asked}
          groups={groups}
          onForget={() => {
            forgetSearches();
            focusField();
          }}
        />
      </div>
    </dialog>
  );
}
