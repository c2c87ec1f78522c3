import type { Page } from "@playwright/test";
import { PREVIEW_PREFIX } from "../../switchedOn";
import { expect, openHydrated as open, test } from "../site";

/** Address of the preview with the options on; its server uses the port after the site's. */
export function previewUrl(route: string, siteUrl: string | undefined): string {
  const url = new URL(siteUrl ?? "");
  return `http://127.0.0.1:${String(Number(url.port) + 1)}${PREVIEW_PREFIX}${route}`;
}

/** Opens a page of the preview and waits until it is hydrated. */
export async function openPreview(
  page: Page,
  route: string,
  siteUrl: string | undefined,
): Promise<void> {
  await open(page, previewUrl(route, siteUrl));
}

export { expect, test };
