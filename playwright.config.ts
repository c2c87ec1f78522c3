import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { PREVIEW_DIR, PREVIEW_PREFIX } from "./tests/switchedOn";
import { CHROMIUM_ARGS, ensureChromium } from "./tools/chromium";

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
    // `npm test` runs the tests with the tag @core.
    { name: "site", testIgnore: "preview/**" },
    // A build under a path prefix with all options on, which `npm run test:full` makes.
    { name: "preview", testMatch: "preview/**/*.spec.ts" },
  ],
  webServer: [
    serve(process.env["DIST_DIR"] ?? "dist", PORT, ""),
    ...(existsSync(PREVIEW_DIR) ? [serve(PREVIEW_DIR, PORT + 1, PREVIEW_PREFIX)] : []),
  ],
});
