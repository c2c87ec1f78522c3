import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { PREVIEW_DIR, PREVIEW_PREFIX } from "./tests/switchedOn";
import { CHROMIUM_ARGS, ensureChromium } from "./tools/chromium";

/** Port of the server under test; the tests have it to themselves. Two runs at once need two pairs: the preview has the next one. */
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
  // A flake is a defect: nothing is tried twice.
  retries: 0,
  workers: 2,
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
  },
  webServer: [
    serve(process.env["DIST_DIR"] ?? "dist", PORT, ""),
    // `npm test` builds it; the tests of its options are left out where there is none.
    ...(existsSync(PREVIEW_DIR) ? [serve(PREVIEW_DIR, PORT + 1, PREVIEW_PREFIX)] : []),
  ],
});
