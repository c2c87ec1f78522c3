import { isComposing } from "../../shared/browser/keys";
import { createStorageSlot } from "../../shared/browser/storage";
import { HIDDEN_TOGGLES_KEY, INDEX_TOGGLES, toggleOf } from "../../shared/api/memberIndex";
import type { MemberKind } from "../../shared/contracts/apiPage";
import { toWords } from "../../shared/search/words";
import type { TextPart } from "../../shared/search/splitMatches";
import { hasWords, markName, markSummary } from "./matches";

const NAMES: ReadonlySet<string> = new Set(INDEX_TOGGLES);

/** Names of toggles separated by spaces, or nothing. */
function isList(text: string): text is string {
  return text === "" || text.split(" ").every((word) => NAMES.has(word));
}

const slot = createStorageSlot(HIDDEN_TOGGLES_KEY, isList);

/** What is switched off while the app runs, for readers whose storage is full or forbidden. */
let choice = "";

const readHidden = (): readonly string[] => (slot.read() ?? choice).split(" ");

/** Switches a part of the indexes on or off, on all pages and in all tabs. */
export function switchToggle(toggle: string, isShown: boolean): void {
  const others = readHidden().filter((name) => name !== "" && name !== toggle);
  choice = [...others, ...(isShown ? [] : [toggle])].join(" ");
  slot.write(choice);
}

/** Sets a text that is announced, or costs layout, only if it has changed. */
function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function toNode({ text, match }: TextPart): Node | string {
  return match ? Object.assign(document.createElement("mark"), { textContent: text }) : text;
}

/** Shows a part of an index, or hides it, and returns how many of its lines are left. */
type Show = (words: readonly string[], hidden: readonly string[]) => number;

/** Reads a line of an index: the icon of a kind, a name, and maybe a summary. */
function readRow(item: HTMLElement): Show {
  const [icon, link, note] = item.children;
  const name = link?.textContent ?? "";
  const summary = note?.textContent ?? "";
  const toggles = [
    toggleOf(icon?.getAttribute("data-kind") as MemberKind),
    ...(item.closest("details") ? ["inherited"] : []),
  ];
  let marked = "";
  return (words, hidden) => {
    const isShown =
      !hidden.some((toggle) => toggles.includes(toggle)) && hasWords({ name, summary }, words);
    item.hidden = !isShown;
    const found = isShown ? words : [];
    if (marked !== found.join(" ")) {
      marked = found.join(" ");
      link?.firstElementChild?.replaceChildren(...markName(name, found).map(toNode));
      note?.replaceChildren(...markSummary(summary, found).map(toNode));
    }
    return isShown ? 1 : 0;
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Reads a group of an index; one of inherited members is folded. */
function readGroup(element: HTMLElement): { readonly show: Show; readonly total: number } {
  const rows = [...element.querySelectorAll<HTMLElement>("li")].map(readRow);
  const count = element.querySelector(":is(h3, summary) > span");
  const fold = element.querySelector("details");
  /** Whether the reader had opened it when the filter opened it; `undefined` without a filter. */
  let wasOpen: boolean | undefined;
  const show: Show = (words, hidden) => {
    const left = sum(rows.map((row) => row(words, hidden)));
    const total = String(rows.length);
    element.hidden = left === 0;
    setText(count, left === rows.length ? total : `${String(left)} of ${total}`);
    const isFiltering = words.length > 0;
    if (fold && isFiltering !== (wasOpen !== undefined)) {
      const isOpen = isFiltering || wasOpen === true;
      wasOpen = isFiltering ? fold.open : undefined;
      fold.open = isOpen;
    }
    return left;
  };
  return { show, total: rows.length };
}

/**
 * Lets a reader narrow the index of a page, if it has one, by words and by switches, which are remembered. Returns a
 * function that stops it.
 */
export function startIndex(page: Element | null): () => void {
  const index = page?.querySelector<HTMLElement>("[data-index]");
  const field = index?.querySelector<HTMLInputElement>("[type=search]");
  if (!index || !field) return () => undefined;
  const switches = [...index.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
  const groups = [...index.querySelectorAll<HTMLElement>("[data-group]")].map(readGroup);
  const total = sum(groups.map((group) => group.total));

  const show = (): void => {
    const words = toWords(field.value);
    const hidden = switches.filter(({ checked }) => !checked).map(({ name }) => name);
    const left = sum(groups.map((group) => group.show(words, hidden)));
    const count = left === total ? "" : `${String(left)} of `;
    setText(
      index.querySelector("[role=status]"),
      `${count}${String(total)} ${index.dataset["index"] ?? ""}`,
    );
  };
  const follow = (): void => {
    const hidden = readHidden();
    for (const each of switches) each.checked = !hidden.includes(each.name);
    show();
  };

  // What a reader has done before the app was there counts, too.
  for (const { checked, name } of switches) if (!checked) switchToggle(name, false);
  follow();
  const stopping = new AbortController();
  const { signal } = stopping;
  field.addEventListener("input", show, { signal });
  field.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || field.value === "" || isComposing(event)) return;
      event.preventDefault();
      field.value = "";
      show();
    },
    { signal },
  );
  for (const each of switches) {
    const onChange = (): void => {
      switchToggle(each.name, each.checked);
      show();
    };
    each.addEventListener("change", onChange, { signal });
  }
  const stopWatching = slot.watch((stored) => {
    choice = stored ?? "";
    follow();
  });
  signal.addEventListener("abort", stopWatching);
  return () => stopping.abort();
}
