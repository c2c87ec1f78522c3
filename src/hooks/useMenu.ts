import { useCallback, useEffect, useState } from "react";

/** Windows that show the sidebar beside the text: 996 px at the usual text size, as in the style sheet. */
const DESKTOP = "(width > 62.25em)";

/** ms of the opening animation: longer for a taller menu, within what still feels immediate. */
function menuTime(height: number): number {
  return Math.round(Math.min(320, 140 + Math.sqrt(height) * 4));
}

/**
 * Makes all of the page inert except the menu, so that focus and a screen reader stay in it. The
 * backdrop, which takes clicks, is hidden from both anyway. Returns a function that undoes it.
 */
function isolate(menu: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let inner = menu; inner.parentElement; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement)) continue;
      if (!other.inert && other.getAttribute("aria-hidden") !== "true") others.push(other);
    }
  }
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/**
 * State of the mobile menu. It closes when the page changes, on Back, on Escape, and when the window
 * reaches desktop width; focus moves in on opening, stays inside, and returns to the button on closing.
 */
export function useMenu(id: string, route: string) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const show = useCallback(() => setOpen(true), []);

  // While rendering, not in an effect: the first effect would close what was opened before it ran.
  const [shownRoute, setShownRoute] = useState(route);
  if (shownRoute !== route) {
    setShownRoute(route);
    setOpen(false);
  }

  useEffect(() => {
    const menu = document.getElementById(id);
    if (!open || !menu) return undefined;
    const button = document.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
    menu.style.setProperty("--menu-time", `${String(menuTime(menu.scrollHeight))}ms`);
    const links = [...menu.querySelectorAll<HTMLElement>("a")];
    (links.find((link) => link.getAttribute("aria-current") === "page") ?? links[0])?.focus();
    const release = isolate(menu);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    const desktop = window.matchMedia(DESKTOP);
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("popstate", close);
    desktop.addEventListener("change", close);
    document.documentElement.toggleAttribute("data-menu-open", true);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("popstate", close);
      desktop.removeEventListener("change", close);
      document.documentElement.removeAttribute("data-menu-open");
      release();
      // The element that had the focus may be hidden by now, as the menu's own button is.
      const { activeElement, body } = document;
      if (menu.contains(activeElement) || activeElement === body) button?.focus();
    };
  }, [open, id, close]);

  return { open, show, close };
}
