import { copyText } from "../../lib/copyText";

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
 * scroll would be one too many (WCAG 2.1.1, accessibility list W13).
 */
export function markScrollable(): void {
  for (const box of document.querySelectorAll<HTMLElement>("main pre, main .table")) {
    const scrolls = box.scrollWidth > box.clientWidth + 1;
    if (scrolls) {
      box.tabIndex = 0;
      // A group, not a region: a page full of code would drown in landmarks.
      box.setAttribute("role", "group");
      const name = box.closest("figure")?.querySelector("figcaption")?.textContent;
      const kind = box.matches("pre") ? "Code" : "Table";
      box.setAttribute("aria-label", name ? `${kind}: ${name}` : kind);
    } else if (box.tabIndex === 0) {
      box.removeAttribute("tabindex");
      box.removeAttribute("role");
      box.removeAttribute("aria-label");
    }
  }
}
