let isAlive = false;

/** React has taken the page over: from now on pages are shown in place. */
export function markAlive(): void {
  isAlive = true;
}

/** Whether React has taken the page over. Until then a page can only be shown by loading all of it. */
export function isPageAlive(): boolean {
  return isAlive;
}
