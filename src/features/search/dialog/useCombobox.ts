import { useEffect, useRef, useState } from "react";
import { isComposing } from "../../../shared/browser/keys";

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}

/** Place of an option in its list. */
export function optionIndex(listId: string, option: HTMLElement): number {
  return Number(option.id.slice(listId.length + 1));
}

/** The option that a key leads to. */
function findNext(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active <= 0 ? count : active) - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

interface ComboboxOptions {
  readonly listId: string;
  readonly count: number;
  /** Changes when the list is another one; the first option is then active. */
  readonly listKey: string;
  /** Option that is active in a new list; -1 for none. */
  readonly first: number;
  readonly onOpenTab: (link: HTMLAnchorElement) => void;
}

/**
 * The keys of a combobox whose focus stays in its field (WAI-ARIA APG, editable with list). `active` is the
 * place of the active option; -1 for none.
 */
export function useCombobox(options: ComboboxOptions) {
  const { listId, count, listKey, first, onOpenTab } = options;
  const [choice, setChoice] = useState({ listKey, active: first });
  const chosen = choice.listKey === listKey ? choice.active : first;
  const active = Math.min(chosen, count - 1);
  const isScrolled = useRef(false);
  const setActive = (index: number): void => setChoice({ listKey, active: index });

  useEffect(() => {
    if (active > 0) {
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
    } else if (isScrolled.current) {
      // The heading of its group is above the first option. A list that has not moved is left alone:
      // scrolling it would lay out the page during a key press.
      document.getElementById(listId)?.scrollTo({ top: 0 });
    }
  }, [listId, active, listKey]);

  useEffect(() => {
    const list = document.getElementById(listId);
    const onScroll = (): void => {
      isScrolled.current = list !== null && list.scrollTop > 0;
    };
    list?.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      list?.removeEventListener("scroll", onScroll);
    };
  }, [listId]);

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (isComposing(event.nativeEvent) || event.altKey || count === 0) return;
    const option = active < 0 ? null : document.getElementById(optionId(listId, active));
    if (event.key === "Enter" && option) {
      event.preventDefault();
      // As on a link; the dialog stays, and the next result can be opened from it.
      const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (opensTab && option instanceof HTMLAnchorElement) onOpenTab(option);
      else option.click();
      return;
    }
    // With Shift, the keys select text; with Ctrl they are the browser's.
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    const next = findNext(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  return { active, setActive, onKeyDown };
}
