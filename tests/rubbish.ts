/** Values that no release of the site has stored. */
export const RUBBISH = [
  '{"x":',
  "__proto__",
  "sepia",
  "DARK",
  "",
  '"><img src=x onerror=window.injected=1>',
  "'; } body { display: none } /*",
  "x".repeat(1_000_000),
];
