import { existsSync } from "node:fs";
import { defineConfig, type Project } from "@playwright/test";
import { PREVIEW_DIR, PREVIEW_PREFIX } from "./tests/switchedOn";
import { CHROMIUM_ARGS, ensureChromium } from "./tools/chromium";
import { findFirefox, FIREFOX_SETTINGS } from "./tools/firefox";
import { hasWebKit } from "./tools/webkit";

/** Port of the site under test; the preview has the next one. Two runs at once need two pairs. */
const PORT = Number(process.env["E2E_PORT"] ?? 9123);

/** Serves a build for the tests. */
function serve(folder: string, port: number, prefix: string) {
  return {
    command: "node node_modules/tsx/dist/cli.mjs tools/serve.ts",
    env: { PORT: String(port), DIST_DIR: folder, PATH_PREFIX: prefix },
    url: `http://127.0.0.1:${String(port)}${prefix}/`,
    reuseExistingServer: false,
  };
}

/** Whether `npm test` runs them: in Chromium tests with the tag @core, in other engines those with @smoke. */
const isCore = process.env["TEST_TIER"] === "core";

/** Tests with a site or a browser of their own. */
const OTHERS = ["preview/**", "webkit/**", "firefox/**"];

/** What tests in Firefox leave out; a tag is part of a test's name. */
const NOT_IN_FIREFOX = {
  files: [
    // As @axe below.
    ...["pages.spec.ts", "axe-states.spec.ts", "search-axe.spec.ts"],
    // As @touch and @no-script below.
    ...["before-waking.spec.ts", "field-size.spec.ts", "no-javascript.spec.ts"],
    // Its host has a name through a flag of Chromium.
    "insecure-host.spec.ts",
    // The addresses of shared games are the same in every browser.
    "shared-games.spec.ts",
  ],
  /**
   * @axe: axe reads the page and its styles, which are the same in every browser.
   * @once: takes minutes, and others of its kind run in Firefox.
   * @touch: Playwright's fingers do nothing in Firefox.
   * @media: Playwright does not print there, and sets no reduced motion in an open page.
   * @no-script: Playwright cannot turn JavaScript off there.
   * @chromium: speaks Chromium's own protocol, starts another Chromium, or needs an event of Playwright that does not
   * come in Firefox, as after a download.
   */
  tags: /@(?:axe|once|touch|media|no-script|chromium)\b/,
};

/** The project of Firefox, where there is one. */
function inFirefox(): Project[] {
  const executablePath = findFirefox();
  if (executablePath === undefined) return [];
  return [
    {
      name: "firefox",
      testIgnore: ["preview/**", "webkit/**", ...NOT_IN_FIREFOX.files],
      grepInvert: NOT_IN_FIREFOX.tags,
      ...(isCore && { grep: /@smoke/ }),
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: { executablePath, firefoxUserPrefs: FIREFOX_SETTINGS },
      },
    },
  ];
}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  // `npm test` tries a failed test once more and lists it as flaky when it then passes.
  retries: 0,
  workers: "100%",
  fullyParallel: true,
  forbidOnly: true,
  // Generous: a test that passes never waits so long, and a machine with busy cores is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${String(PORT)}`,
    browserName: "chromium",
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_ARGS },
    viewport: { width: 1280, height: 900 },
    // In test-results/e2e: `npx playwright show-trace <file>`.
    trace: "on-first-retry",
  },
  projects: [
    { name: "site", testIgnore: OTHERS, ...(isCore && { grep: /@core/ }) },
    ...inFirefox(),
    ...(hasWebKit()
      ? [{ name: "webkit", testMatch: "webkit/**/*.spec.ts", ...(isCore && { grep: /@smoke/ }) }]
      : []),
    // A build under a path prefix with all options on, which `npm run test:full` makes.
    { name: "preview", testMatch: "preview/**/*.spec.ts" },
  ],
  webServer: [
    serve(process.env["DIST_DIR"] ?? "dist", PORT, ""),
    ...(existsSync(PREVIEW_DIR) ? [serve(PREVIEW_DIR, PORT + 1, PREVIEW_PREFIX)] : []),
  ],
});
