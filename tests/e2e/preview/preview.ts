import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { PREVIEW_DIR, PREVIEW_PREFIX } from "../../switchedOn";
import { expect, openHydrated as open, test } from "../site";

/** Address of the preview with the options on; its server has the port after the site's. */
export function previewUrl(route: string, siteUrl: string | undefined): string {
  const url = new URL(siteUrl ?? "");
  return `http://127.0.0.1:${String(Number(url.port) + 1)}${PREVIEW_PREFIX}${route}`;
}

/** Leaves the tests of a file out where no preview was built; `npm test` builds one. */
export function needPreview(): void {
  test.skip(!existsSync(PREVIEW_DIR), "no preview is built: npm test builds one");
}

/** Opens a page of the preview and waits until React has taken it over. */
export async function openPreview(
  page: Page,
  route: string,
  siteUrl: string | undefined,
): Promise<void> {
  await open(page, previewUrl(route, siteUrl));
}

export { expect, test };
