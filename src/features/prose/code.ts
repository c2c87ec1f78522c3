import { copyText } from "../../shared/browser/copyText";

/** What may be wider than the column of text. */
const BOXES = "pre, .table";

/** Copies the text of a button's `data-copy`, the address of its anchor, or the code of the block it belongs to. */
export async function copy(button: HTMLElement): Promise<void> {
  const { copy: text } = button.dataset;
  if (text?.startsWith("#")) {
    const { origin, pathname } = window.location;
    await copyText(button, origin + pathname + text, "copy the address of the # link");
  } else if (text === undefined) {
    const code = button.closest("figure")?.querySelector("pre code")?.textContent ?? "";
    await copyText(button, code.replace(/\n$/, ""), "select the code instead");
  } else await copyText(button, text, "select the text instead");
}

/** Switches between scrolling and wrapping long lines of one block. */
export function toggleWrap(button: HTMLElement): void {
  const pre = button.closest("figure")?.querySelector("pre");
  const wrapped = pre?.toggleAttribute("data-wrap") ?? false;
  button.setAttribute("aria-pressed", String(wrapped));
}

/**
 * Marks what scrolls sideways for the style sheet, and makes it reachable by keyboard, and only that: a stop at a block
 * that does not scroll, or whose links lead the focus into it, would be one too many (WCAG 2.1.1). Its name is that of
 * its figure, or of the heading above it.
 */
function markScrollable(resized: ReadonlySet<Element>): void {
  // All sizes are read before anything is written: each read after that would compute the layout anew.
  const scrolling = [...resized].filter((box) => box.scrollWidth > box.clientWidth + 1);
  for (const box of resized) box.toggleAttribute("data-scrolls", scrolling.includes(box));
  let heading = "";
  let tables = 0;
  for (const box of document.querySelectorAll<HTMLElement>(`main :is(h1, h2, h3, h4, ${BOXES})`)) {
    const isTable = box.matches(".table");
    if (isTable) tables += 1;
    if (!box.matches(BOXES)) {
      heading = box.textContent.replace(/#$/, "");
      tables = 0;
    } else if (scrolling.includes(box) && !box.querySelector("pre a")) {
      box.tabIndex = 0;
      // Code is a group: a page full of it would drown in landmarks.
      box.setAttribute("role", isTable ? "region" : "group");
      const name = box.closest("figure")?.querySelector("figcaption")?.textContent ?? heading;
      // Landmarks need names of their own.
      const kind = isTable ? `Table${tables > 1 ? ` ${String(tables)}` : ""}` : "Code";
      box.setAttribute("aria-label", `${kind}: ${name}`);
    } else if (resized.has(box) && box.tabIndex === 0) {
      for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    }
  }
}

let observer: ResizeObserver | undefined;

/**
 * Marks what scrolls in the page that has just arrived, now and after each change of its size. The browser calls
 * when it has computed the layout anyway, and for what is folded when it unfolds.
 */
export function watchScrollable(): void {
  const boxes = document.querySelectorAll(`main :is(${BOXES})`);
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    markScrollable(new Set(entries.map(({ target }) => target)));
  });
  for (const box of boxes) observer.observe(box);
}
