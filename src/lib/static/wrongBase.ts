import { escapeHtml } from "../html/escapeHtml";

/**
 * The notice of the home page that its files are not where it looks for them (specification 2.8). The
 * stylesheet hides it, so it shows only where that does not load; the boot script reveals the first half
 * when the page's address is not the one it was built for. Without scripts nobody can know the address,
 * and browsers without styles exist: that half says "if".
 */
export function renderWrongBase(prefix: string): string {
  const built = `<code>${escapeHtml(prefix)}/</code>`;
  return [
    `<div id="wrong-base" hidden data-nosnippet role="alert"><p><strong>Your site did not load properly.</strong> `,
    `It was built for the base path ${built}, but is served from <code></code>. `,
    `Build it with that as <code>PATH_PREFIX</code>, or move it.</p></div>`,
    `<noscript><p class="wrong-base" data-nosnippet>If this page looks bare, your site did not load properly: `,
    `it was built for the base path ${built} and may be served from another one.</p></noscript>`,
  ].join("");
}
