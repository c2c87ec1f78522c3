import { copyText } from "../../shared/browser/copyText";

/** Copies the code of the block a button belongs to. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest("figure")?.querySelector("pre code")?.textContent ?? "";
  await copyText(button, code.replace(/\n$/, ""), "select the code instead");
}

/** Switches between scrolling and wrapping long lines of one block. */
export function toggleWrap(button: HTMLElement): void {
  const pre = button.closest("figure")?.querySelector("pre");
  const wrapped = pre?.toggleAttribute("data-wrap") ?? false;
  button.setAttribute("aria-pressed", String(wrapped));
  markScrollable();
}

/**
 * Makes what scrolls sideways reachable by keyboard, and only that: a stop at a block that does not
 * scroll, or whose links lead the focus into it, would be one too many (WCAG 2.1.1). Its name is that of its figure,
 * or of the heading above it.
 */
export function markScrollable(): void {
  let heading = "";
  let tables = 0;
  for (const box of document.querySelectorAll<HTMLElement>(
    "main :is(h1, h2, h3, h4, pre, .table)",
  )) {
    const isTable = box.matches(".table");
    if (isTable) tables += 1;
    if (!isTable && box.localName !== "pre") {
      heading = box.textContent.replace(/#$/, "");
      tables = 0;
    } else if (box.scrollWidth > box.clientWidth + 1 && !box.querySelector("pre a")) {
      box.tabIndex = 0;
      // Code is a group: a page full of it would drown in landmarks.
      box.setAttribute("role", isTable ? "region" : "group");
      const name = box.closest("figure")?.querySelector("figcaption")?.textContent ?? heading;
      // Landmarks need names of their own.
      const kind = isTable ? `Table${tables > 1 ? ` ${String(tables)}` : ""}` : "Code";
      box.setAttribute("aria-label", `${kind}: ${name}`);
    } else if (box.tabIndex === 0) {
      for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    }
  }
}
