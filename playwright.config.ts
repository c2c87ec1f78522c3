import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "./tools/chromium";

/** Port of the server under test; the tests have it to themselves. */
const PORT = 9123;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  // A flake is a defect: nothing is tried twice.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${String(PORT)}`,
    browserName: "chromium",
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_ARGS },
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: "node node_modules/tsx/dist/cli.mjs tools/serve.ts",
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${String(PORT)}/`,
    reuseExistingServer: false,
  },
});
