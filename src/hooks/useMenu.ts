import { useCallback, useEffect, useState } from "react";

/** Windows wider than this show the sidebar beside the text (specification 2.9), in CSS px. */
const DESKTOP_WIDTH = 996;

/** ms of the opening animation: longer for a taller menu, within what still feels immediate. */
function menuTime(height: number): number {
  return Math.round(Math.min(320, 140 + Math.sqrt(height) * 4));
}

interface Menu {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * State of the mobile menu. It closes when the page changes (also by Back), on Escape, and when the
 * window becomes desktop wide; focus goes in on opening and back to the button on closing.
 */
export function useMenu(id: string, route: string): Menu {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  const toggle = useCallback(() => {
    setOpen((current) => !current);
  }, []);

  useEffect(close, [route, close]);

  useEffect(() => {
    if (!open) return undefined;
    const menu = document.getElementById(id);
    const button = document.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
    menu?.style.setProperty("--menu-time", `${String(menuTime(menu.scrollHeight))}ms`);
    const links = [...(menu?.querySelectorAll<HTMLElement>("a") ?? [])];
    (links.find((link) => link.getAttribute("aria-current") === "page") ?? links[0])?.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    const desktop = window.matchMedia(`(width > ${String(DESKTOP_WIDTH)}px)`);
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("popstate", close);
    desktop.addEventListener("change", close);
    document.documentElement.toggleAttribute("data-menu-open", true);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("popstate", close);
      desktop.removeEventListener("change", close);
      document.documentElement.removeAttribute("data-menu-open");
      if (menu?.contains(document.activeElement)) button?.focus();
    };
  }, [open, id, close]);

  return { open, toggle, close };
}
