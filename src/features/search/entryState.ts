/** What the present entry of the history carries: the router's key, and what the search keeps there. */
export function readEntry(): Readonly<Record<string, unknown>> {
  return (window.history.state ?? {}) as Readonly<Record<string, unknown>>;
}

/** Keeps a value with the present entry; `undefined` takes it away. The rest of the entry stays. */
export function keepInEntry(key: string, value: unknown): void {
  const others = Object.entries(readEntry()).filter(([name]) => name !== key);
  const kept = value === undefined ? others : [...others, [key, value]];
  window.history.replaceState(Object.fromEntries(kept), "");
}

const TEXT = "searchText";

/** Keeps what was typed in the dialog over a reload of the page. */
export function keepText(text: string): void {
  keepInEntry(TEXT, text);
}

/** What was kept of the dialog before the page was reloaded; empty if nothing. */
export function readText(): string {
  const text = readEntry()[TEXT];
  return typeof text === "string" ? text : "";
}
