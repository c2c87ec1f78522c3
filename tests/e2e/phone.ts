import type { Browser, Page } from "@playwright/test";

/** Opens a phone in a separate context, which the test closes: 390 by 844 px, and touch input. */
export async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  return context.newPage();
}
