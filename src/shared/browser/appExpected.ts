/** Says that the app can come. `src/page/boot/boot.js` removes it when a script of it does not come, `expectApp` when one fails. */
export const APP_EXPECTED = "data-app";

/** Whether the app can come, or is there. */
export const isAppExpected = (): boolean => document.documentElement.hasAttribute(APP_EXPECTED);

/** Says whether the app can come. The page hides what only the app makes work, as long as it cannot. */
export function expectApp(isExpected: boolean): void {
  document.documentElement.toggleAttribute(APP_EXPECTED, isExpected);
}
