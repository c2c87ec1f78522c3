import { WRONG_BASE } from "../../../shared/contracts/siteIds";
import { escapeHtml } from "../../html/escapeHtml";

function renderHomeNotice(base: string): string {
  return [
    `<div id="${WRONG_BASE}" hidden data-nosnippet role="alert"><p><strong>Your site did not load properly.</strong> `,
    `It was built for the base path ${base}, but is served from <code></code>. `,
    `Build it with that as <code>PATH_PREFIX</code>, or move it.</p></div>`,
    `<noscript><p class="wrong-base" data-nosnippet>If this page looks bare, your site did not load properly: `,
    `it was built for the base path ${base} and may be served from another one.</p></noscript>`,
  ].join("");
}

/**
 * What a page says when its files are not where it looks for them: that the site was built for another base
 * path, and the fix. The stylesheet hides it, so it shows only where that does not load. The home page has a
 * banner, which the boot script reveals when the address is not the one it was built for; every other page
 * has one line, which the boot script hides when the address is right. Without scripts the address is
 * unknown, and browsers without styles exist: then the page says "if".
 *
 * @param prefix Path prefix without a trailing slash.
 */
export function renderWrongBase(prefix: string, isHome: boolean): string {
  const base = `<code>${escapeHtml(prefix)}/</code>`;
  if (isHome) return renderHomeNotice(base);
  return `<p id="${WRONG_BASE}" data-nosnippet>If this page looks bare, the site is at the wrong path: it was built for ${base}. Move it there, or build it with its path as <code>PATH_PREFIX</code>.</p>`;
}
