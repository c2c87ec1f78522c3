import type { Frame, Page } from "@playwright/test";
import { LIVE_ROUTE } from "./liveBlock";
import { expect, forgive, test } from "./site";

/** Opens a page at an address that the test itself answers, with a frame that shows this site. */
async function openFramed(page: Page, address: string, baseURL: string): Promise<Frame> {
  const body = `<!doctype html><title>Framing</title><iframe src="${baseURL}${LIVE_ROUTE}#code=1.AAAA"></iframe>`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(address);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error("The page has no frame.");
  return frame;
}

test("another site cannot frame a link to changed code @core", async ({
  page,
  baseURL,
  faults,
}) => {
  const refused = await openFramed(page, "http://other.invalid/", baseURL ?? "");
  await expect
    .poll(() => refused.url())
    .toMatch(/^(?:chrome-error:\/\/chromewebdata\/$|about:neterror\?e=cspBlocked)/);
  // The same frame on this site is shown: only the other site makes the difference.
  const shown = await openFramed(page, `${baseURL ?? ""}/framing`, baseURL ?? "");
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
  forgive(faults, "console", "violations");
});
