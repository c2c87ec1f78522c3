import React, { Suspense, lazy, useCallback, useEffect, useRef, useState } from "react";
import * as styles from "./Search.module.css";
import { useSearchIndex } from "./useSearchIndex";

const SearchDialog = lazy(() => import("./SearchDialog"));

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The name of the shortcut on this machine; decided after hydration, so that HTML is the same for all. */
function useShortcut(): string {
  const [shortcut, setShortcut] = useState("Ctrl+K");
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.userAgent)) setShortcut("⌘K");
  }, []);
  return shortcut;
}

/**
 * The search box of the navbar. It loads the index when it is first hovered, focused or clicked;
 * until then it says 'Loading...', then 'Search Ctrl+K' (specification 2.4, 2.7).
 */
export function Search(): React.JSX.Element {
  const { state, load } = useSearchIndex();
  const [open, setOpen] = useState(false);
  const shortcut = useShortcut();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      const isSlash = event.key === "/" && !isTyping(event.target);
      if (!isShortcut && !isSlash) return;
      event.preventDefault();
      load();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [load]);

  const ready = state.kind === "ready";
  const begin = state.kind === "idle" ? load : undefined;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles["box"]}
        aria-label={ready ? `Search ${shortcut}` : "Search Loading..."}
        aria-disabled={!ready}
        aria-haspopup="dialog"
        onPointerEnter={begin}
        onFocus={begin}
        onClick={() => {
          if (!ready) load();
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </svg>
        <span className={styles["label"]}>{ready ? "Search" : "Loading..."}</span>
        {ready && <kbd>{shortcut}</kbd>}
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog state={state} onRetry={load} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
