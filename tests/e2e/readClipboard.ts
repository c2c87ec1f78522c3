import type { Page } from "@playwright/test";

/** The text on the clipboard, read in a page without headers: the site's headers forbid reading it. */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  const address = new URL("/clipboard", page.url()).href;
  await reader.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Clipboard</title>" }),
  );
  await reader.goto(address);
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
