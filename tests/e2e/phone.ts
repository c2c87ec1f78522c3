import type { Browser, Page } from "@playwright/test";

/** Opens a phone in a context of its own, which the test closes: 390 by 844 px, and fingers. */
export async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  return context.newPage();
}
