import React, { useCallback, useEffect, useRef, useState } from "react";
import { LoadFault } from "../../components/LazyPart/LoadFault";
import { useChunk, type LoadPart } from "../../components/LazyPart/useChunk";
import { Link } from "../../components/Link/Link";
import { findSearchField } from "../../shared/browser/searchField";
import type { SearchDialogProps } from "./dialog/SearchDialog";
import { releaseDialogEntry, setDialogEntry, watchDialogEntry } from "./dialog/dialogEntry";
import { useSearchField } from "./dialog/useSearchField";
import { readText } from "./entryState";
import { useShortcutName } from "./keys";
import { useSearch } from "./load/useSearch";
import * as styles from "./Search.module.css";

const importDialog = () => import(/* webpackChunkName: "search" */ "./dialog/SearchDialog");

/** Longest selected text that is taken for a query, in UTF-16 code units. */
const LONGEST_SELECTION = 60;

/** Text the reader had selected on the page when asking for the search, if it can be meant as a query. */
function selectedText(): string {
  const selection = findSearchField()?.dataset["selection"] ?? window.getSelection()?.toString();
  const text = selection?.trim() ?? "";
  return text.length <= LONGEST_SELECTION && !text.includes("\n") ? text : "";
}

/** Whether the dialog is open, in step with the history, and how to open and close it. */
function useOpen(): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    watchDialogEntry(setOpen);
  }, []);
  useEffect(() => {
    setDialogEntry(open);
  }, [open]);
  return [open, setOpen];
}

function BoxText({ isLoading }: { readonly isLoading: boolean }): React.JSX.Element {
  const shortcut = useShortcutName();
  return (
    <>
      <svg className="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      {/* Keys, so that elements are exchanged: a translation has put others in place of the texts. */}
      {isLoading ? (
        <span key="loading" className="icon-label">
          <span className="visually-hidden">Search </span>Loading...
        </span>
      ) : (
        <span key="rest" className="icon-label">
          Search
        </span>
      )}{" "}
      {!isLoading && <kbd>{shortcut}</kbd>}
    </>
  );
}

interface SearchProps {
  /** Opens a page of this site in place of the present entry of the history. */
  readonly onNavigate: (route: string) => void;
  readonly loadDialog?: LoadPart<React.ComponentType<SearchDialogProps>>;
}

/**
 * The search box of the navbar, which the keys of the search click. It loads the index when it is first hovered, focused or clicked.
 * It says 'Loading...' from then until the index is there, and 'Search Ctrl+K' at all other times.
 */
export function Search({ onNavigate, loadDialog = importDialog }: SearchProps): React.JSX.Element {
  const [state, startSearch] = useSearch();
  const [chunk, loadChunk] = useChunk(loadDialog);
  const [open, setOpen] = useOpen();
  const box = useRef<HTMLButtonElement>(null);
  // The last query, with which the dialog opens again. Not a state: what is typed in the dialog changes
  // nothing in the box.
  const lastText = useRef("");
  useEffect(() => {
    lastText.current = readText();
  }, []);
  const findBox = useCallback(() => box.current, []);
  const close = useCallback(() => setOpen(false), [setOpen]);
  const keepLast = useCallback((text: string) => {
    lastText.current = text;
  }, []);
  useSearchField(open && chunk.kind === "absent", close, keepLast);

  const load = (): void => {
    startSearch();
    loadChunk();
  };
  const show = (): void => {
    const selected = selectedText();
    if (selected !== "") lastText.current = selected;
    load();
    setOpen(true);
  };

  const onTouch = state.kind === "idle" ? load : undefined;
  return (
    <>
      <Link to="/search" className={styles["plain"]}>
        All pages
      </Link>
      <button
        ref={box}
        type="button"
        className={styles["box"]}
        aria-disabled={state.kind === "loading"}
        aria-haspopup="dialog"
        onPointerEnter={onTouch}
        onFocus={onTouch}
        onClick={show}
      >
        <BoxText isLoading={state.kind === "loading"} />
      </button>
      {open && chunk.kind === "failed" && (
        <div className={styles["failure"]}>
          <LoadFault
            name="The search box"
            fault={chunk}
            onRetry={(again) => {
              startSearch();
              loadChunk(again);
            }}
          />
          <Link to="/search">All pages</Link>
        </div>
      )}
      {open && chunk.kind === "ready" && (
        <chunk.Part
          readText={() => lastText.current}
          onClose={close}
          onText={keepLast}
          onNavigate={(route) => {
            releaseDialogEntry();
            close();
            onNavigate(route);
          }}
          findBox={findBox}
        />
      )}
    </>
  );
}
