import { isComposing } from "../../shared/browser/keys";
import { whenParsed } from "../../shared/browser/whenParsed";

/** Windows that show the sidebar beside the text: 996 px at the usual text size, as in the style sheet. */
const DESKTOP = "(width > 62.25em)";

/** ms of the opening animation: longer for a taller menu, within what still feels immediate. */
function menuTime(menu: HTMLElement): number {
  // The browser lays out a closed menu only for those who ask for a part of it.
  const last = menu.lastElementChild;
  const height = last instanceof HTMLElement ? last.offsetTop + last.offsetHeight : 0;
  return Math.min(320, 140 + Math.sqrt(height) * 4);
}

/** What the open menu has made inert; empty while it is closed. */
let isolated: Element[] = [];

/**
 * Makes all of the page inert except the menu, so that focus and a screen reader stay in it. The
 * backdrop, which takes clicks, is hidden from both anyway.
 */
function isolate(menu: HTMLElement): void {
  for (let inner = menu; inner.parentElement; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || other.matches("[inert], [aria-hidden=true]")) continue;
      other.toggleAttribute("inert");
      isolated.push(other);
    }
  }
}

interface MenuParts {
  readonly menu: HTMLElement;
  /** The button in the bar that opens it. */
  readonly button: HTMLElement;
}

/** Shows in the page whether the menu is open. */
function mark({ button, menu }: MenuParts, isOpen: boolean): void {
  menu.dataset["open"] = String(isOpen);
  button.setAttribute("aria-expanded", String(isOpen));
  menu.querySelector("[data-action=close-menu]")?.toggleAttribute("hidden", !isOpen);
  document.documentElement.toggleAttribute("data-menu-open", isOpen);
}

function findParts(): MenuParts | undefined {
  const button = document.querySelector<HTMLElement>("[data-action=open-menu]");
  const menu = document.getElementById(button?.getAttribute("aria-controls") ?? "");
  return button && menu ? { button, menu } : undefined;
}

function show(parts: MenuParts): void {
  const { menu } = parts;
  menu.style.setProperty("--menu-time", `${String(menuTime(menu))}ms`);
  mark(parts, true);
  const links = [...menu.querySelectorAll("a")];
  // The last one: the part of the site comes before the page, or before the index of pages that it is in.
  (links.findLast((link) => link.hasAttribute("aria-current")) ?? links[0])?.focus();
  isolate(menu);
  // What arrives after it, too.
  whenParsed(() => {
    if (isolated.length > 0) isolate(menu);
  });
}

/** Opens the menu as soon as it has arrived: the focus moves into it, and stays there. */
export function openMenu(): void {
  const parts = findParts();
  if (document.readyState === "loading" && !parts?.menu.nextElementSibling) whenParsed(openMenu);
  else if (parts && isolated.length === 0) show(parts);
}

/** Closes the menu, if it is open, and gives the focus that was in it back to its button. */
export function closeMenu(): void {
  if (isolated.length === 0) return;
  for (const other of isolated) other.toggleAttribute("inert", false);
  isolated = [];
  const parts = findParts();
  if (!parts) return;
  const { button, menu } = parts;
  mark(parts, false);
  // The element that had the focus may be hidden by now, as the menu's own button is.
  const { activeElement, body } = document;
  if (menu.contains(activeElement) || activeElement === body) button.focus();
}

/** Closes the open menu on Back, on Escape, and when the window reaches desktop width. */
export function watchMenu(options?: Pick<AddEventListenerOptions, "signal">): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && !isComposing(event)) closeMenu();
  };
  document.addEventListener("keydown", onKeyDown, options);
  window.addEventListener("popstate", closeMenu, options);
  window.matchMedia(DESKTOP).addEventListener("change", closeMenu, options);
}
