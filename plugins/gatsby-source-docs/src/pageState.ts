import type { PageFrontmatter } from "../../../src/build/content/frontmatter";

/** What a page's front matter says about its state; a node has null where the author said nothing. */
export interface PageState {
  readonly draft: boolean;
  readonly status: PageFrontmatter["status"] | null;
  readonly verified: string | null;
}

/**
 * The note above a page that is not ready, for readers of a preview: HTML, empty for a page that is ready.
 * `installed` is the version of the toolkit.
 */
export function renderPageState({ draft, status, verified }: PageState, installed: string): string {
  const notes = [
    ...(draft ? ["Draft: the published site does not have this page."] : []),
    ...(status === "needs-review" ? ["Needs review: its author asks for a second reader."] : []),
    ...(verified !== null && verified !== installed
      ? [`Last compared with version ${verified} of the toolkit; ${installed} is installed.`]
      : []),
  ];
  if (notes.length === 0) return "";
  const lines = notes.map((note) => `<p>${note}</p>`).join("");
  return `<div class="admonition" role="note" data-kind="note"><p class="admonition-title">Not ready</p>${lines}</div>`;
}
