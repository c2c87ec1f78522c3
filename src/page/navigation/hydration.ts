let hasHydrated = false;

/** React has hydrated the page: from now on pages are shown in place. */
export function markHydrated(): void {
  hasHydrated = true;
}

/** Whether React has hydrated the page. Until then only a full load can show another one. */
export function isHydrated(): boolean {
  return hasHydrated;
}
