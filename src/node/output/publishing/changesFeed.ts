import type { Change } from "../../content/fields/entryList";
import { CHANGES_FEED } from "../../../shared/contracts/changesFeed";
import { escapeHtml } from "../../html/escapeHtml";

interface FeedSite {
  /** Origin of the site, with its path if it has one; without a trailing slash. */
  readonly siteUrl: string;
  readonly title: string;
}

/** Text of `changes.xml`, an Atom feed (RFC 4287); changes are newest first. */
export function renderChangesFeed(
  changes: readonly Change[],
  { siteUrl, title }: FeedSite,
): string {
  const toTime = (date: string): string => `${date}T00:00:00Z`;
  const entries = changes.map((change) =>
    [
      "<entry>",
      `<id>${escapeHtml(`${siteUrl}/changes#${encodeURIComponent(change.title)}`)}</id>`,
      `<title>${escapeHtml(change.title)}</title>`,
      `<updated>${toTime(change.date)}</updated>`,
      `<link href="${escapeHtml(siteUrl + change.page)}"/>`,
      `<summary>${escapeHtml(change.text.trim())}</summary>`,
      "</entry>",
    ].join(""),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeHtml(`${siteUrl}/changes`)}</id>`,
    `<title>${escapeHtml(`What is new in ${title}`)}</title>`,
    `<icon>${escapeHtml(`${siteUrl}/favicon.ico`)}</icon>`,
    `<author><name>${escapeHtml(title)}</name></author>`,
    `<updated>${toTime(changes[0]?.date ?? "1970-01-01")}</updated>`,
    `<link rel="self" href="${escapeHtml(`${siteUrl}/${CHANGES_FEED}`)}"/>`,
    `<link href="${escapeHtml(`${siteUrl}/changes`)}"/>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}
