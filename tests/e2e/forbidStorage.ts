/**
 * Makes every access to storage throw, as in browsers that forbid it. Runs in the page, before its
 * scripts.
 */
export function forbidStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  }
}
