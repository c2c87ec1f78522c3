import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Days = Readonly<Record<string, string>>;

/**
 * gatsby-node and gatsby-config are compiled apart and share no memory; the day of each page's last
 * change travels from one to the other by this file.
 */
const FILE = path.resolve(".cache/lastmod.json");

let days: Days | undefined;

/** Keeps the days (YYYY-MM-DD) by route, for the sitemap. */
export function writeLastmod(entries: Days): void {
  writeFileSync(FILE, JSON.stringify(entries));
}

/** Day of a page's last change; null when git does not know it. */
export function readLastmod(route: string): string | null {
  days ??= existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Days) : {};
  return days[route] ?? null;
}
