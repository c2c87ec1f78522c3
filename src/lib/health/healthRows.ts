/** One thing behind a figure: a page, a symbol, a line of a file. */
export interface HealthEntry {
  readonly text: string;
  /** Route, or address of another site; an entry without one is text. */
  readonly to?: string | undefined;
  /** What is to be said of it, such as why a sample is not run. */
  readonly note?: string | undefined;
}

/** A figure, and what is behind it. */
export interface HealthRow {
  readonly label: string;
  readonly figure: string;
  /** How much of what there is, for a bar; `limit` where more is worse. */
  readonly share?: { readonly value: number; readonly of: number; readonly limit?: true };
  /** Whether somebody should do something about it. */
  readonly attention?: boolean;
  /** Where the figure's page is. */
  readonly to?: string;
  readonly entries?: readonly HealthEntry[];
}

/** Such as "1,204". */
export const count = (value: number): string => value.toLocaleString("en-US");
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const duration = (seconds: number): string =>
  seconds < 60
    ? `${String(Math.round(seconds * 10) / 10)} s`
    : `${String(Math.floor(seconds / 60))} min ${String(Math.round(seconds % 60))} s`;
/** Such as "2026-11-23 14:41 UTC". */
export const minute = (date: string): string => `${date.slice(0, 10)} ${date.slice(11, 16)} UTC`;

/** A figure of which every one is a thing to do. */
export function toDo(label: string, entries: readonly HealthEntry[]): HealthRow {
  return { label, figure: count(entries.length), entries, attention: entries.length > 0 };
}

/** A figure of how many have what all should have; behind it are those that have not. */
export function coverage(label: string, total: number, missing: readonly HealthEntry[]): HealthRow {
  const value = total - missing.length;
  return {
    label,
    figure: `${count(value)} of ${count(total)}`,
    share: { value, of: total },
    entries: missing,
  };
}
