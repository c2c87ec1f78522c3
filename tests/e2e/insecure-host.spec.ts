import { CHROMIUM_ARGS, ensureChromium } from "../../tools/chromium";
import { enterText, expect, forgiveLines, openHydrated, test } from "./site";

// A phone that opens a build on the same network has no HTTPS, and no localhost.
test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, "--host-resolver-rules=MAP docs.test 127.0.0.1"],
  },
});

test("the site works over plain HTTP @core", async ({ page, baseURL, faults }) => {
  const { port } = new URL(baseURL ?? "");
  await openHydrated(page, `http://docs.test:${port}/game/actions`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(page.locator("html")).toHaveCSS("--color-bg", "#fbfaf5");
  await page.getByRole("button", { name: /^Search/ }).click();
  await enterText(page.getByRole("combobox"), "createGame");
  await expect(page.getByRole("option").first()).toContainText("createGame");
  // The browser reports that it opens no separate group for an origin that it does not trust.
  forgiveLines(faults, /Cross-Origin-Opener-Policy/);
});
