import { escapeHtml } from "../../html/escapeHtml";
import { hashForPolicy } from "../publishing/policy";

/**
 * The script of moved pages: keeps the query, and the anchor unless the new address has one, which the refresh below
 * would drop.
 */
export const MOVED_SCRIPT =
  'var a=document.querySelector("a");a.search=location.search;a.hash=a.hash||location.hash;location.replace(a.href)';

interface MovedPage {
  /** Where the page is now, with the path prefix. */
  readonly to: string;
  /** Its full address, for search engines. */
  readonly canonical: string;
}

/** The document at a page's former address, for hosts that do not read `_redirects`. */
export function renderMovedPage({ to, canonical }: MovedPage): string {
  const address = escapeHtml(to);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '${hashForPolicy(MOVED_SCRIPT)}'; base-uri 'none'; form-action 'none'"/>`,
    "<title>This page has moved</title>",
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<link rel="canonical" href="${escapeHtml(canonical)}"/>`,
    `<meta http-equiv="refresh" content="0; url=${address}"/>`,
    `</head><body><p>This page has moved to <a href="${address}">${address}</a>.</p>`,
    `<script>${MOVED_SCRIPT}</script></body></html>\n`,
  ].join("");
}
