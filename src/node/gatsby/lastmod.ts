import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readText } from "../files/readText";

type Days = Readonly<Record<string, string>>;

/**
 * gatsby-node and gatsby-config are compiled separately and share no memory; this file passes the day of each
 * page's last change from one to the other.
 */
const FILE = path.resolve(".cache/lastmod.json");

let days: Days | undefined;

/** Stores the days (YYYY-MM-DD) by route, for the sitemap. */
export function writeLastmod(entries: Days): void {
  writeFileSync(FILE, JSON.stringify(entries));
}

/** Day of a page's last change; null when git does not know it. */
export function readLastmod(route: string): string | null {
  days ??= existsSync(FILE) ? (JSON.parse(readText(FILE)) as Days) : {};
  return days[route] ?? null;
}
