import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import type { LayoutAttributes, LayoutSpec } from "../../src/shared/layout/layoutSpec";
import { expect, openHydrated } from "./site";

// Node treats the site's own modules as CommonJS, and Playwright's loader does not see their named
// exports.
const load = createRequire(import.meta.url);

/** The address of the sandbox with a layout. */
export const { encodeLayoutSpec } = load(
  "../../src/features/layout-sandbox/model/shareLink",
) as typeof import("../../src/features/layout-sandbox/model/shareLink");

/** The sandbox's own page. */
export const ROUTE = "/ui/layout-sandbox";

/** The first answer needs the sandbox's code and the engine's frame. */
export const LOADING = { timeout: 20_000 };

/** The sandbox with a layout. */
export const linkTo = (attributes: LayoutAttributes, spec: Partial<LayoutSpec> = {}): string =>
  ROUTE + encodeLayoutSpec({ pieces: 6, aspectRatio: 0.7, board: 1.6, ...spec, attributes });

/** Opens the sandbox and waits until the engine has drawn the layout. */
export async function openSandbox(page: Page, route = ROUTE): Promise<void> {
  await openHydrated(page, route);
  await expect(page.getByRole("status").filter({ hasText: /\d pieces?/ })).toBeVisible(LOADING);
}

/** The code that produces the layout. */
export const codeOf = (root: Page | Locator): Locator =>
  root.locator("pre[translate=no] code").first();
/** A button by its full name. */
export const button = (root: Page | Locator, name: string): Locator =>
  root.getByRole("button", { name, exact: true });
