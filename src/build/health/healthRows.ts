import type { HealthEntry, HealthRow } from "../../shared/contracts/healthPage";

/** Such as "1,204". */
export const count = (value: number): string => value.toLocaleString("en-US");
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const duration = (seconds: number): string =>
  seconds < 60
    ? `${String(Math.round(seconds * 10) / 10)} s`
    : `${String(Math.floor(seconds / 60))} min ${String(Math.round(seconds % 60))} s`;
/** Such as "2026-11-23 14:41 UTC". */
export const minute = (date: string): string => `${date.slice(0, 10)} ${date.slice(11, 16)} UTC`;

/** A figure that counts things to do. */
export function toDo(label: string, entries: readonly HealthEntry[]): HealthRow {
  return { label, figure: count(entries.length), entries, attention: entries.length > 0 };
}

/** A figure of how many items have what all should have; it opens to the items that lack it. */
export function coverage(label: string, total: number, missing: readonly HealthEntry[]): HealthRow {
  const value = total - missing.length;
  return {
    label,
    figure: `${count(value)} of ${count(total)}`,
    share: { value, of: total },
    entries: missing,
  };
}
