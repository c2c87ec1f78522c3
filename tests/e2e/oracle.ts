import { expect, type Page } from "@playwright/test";
import type { FaultServer } from "../faultServer";
import { test as base } from "./ownServer";
import { heading, listLoads, sidebar, waitForHydration } from "./site";

/** What a case declares about itself to the oracle. */
export interface Oracle {
  /** Allows errors from the console and from scripts that the case causes. */
  readonly allow: (pattern: RegExp) => void;
  /** Documents that were loaded since `restart`, or since the start. */
  readonly loads: () => number;
  /** What came before brought the page into the state that the case tests. */
  readonly restart: () => void;
}

interface OracleFixtures {
  /** Fails the test unless the page has survived; see `expectSurvived`. */
  readonly oracle: Oracle;
}

/** The browser itself reports each request that failed, which is what these tests are about. */
const REQUEST =
  /^(?:Failed to load resource|Refused to (?:execute script|apply style) from|The (?:resource|stylesheet) .* MIME type|XML Parsing Error|SyntaxError: expected expression, got '<')/;

async function expectSurvived(page: Page, site: FaultServer): Promise<void> {
  await expect(page.locator("h1")).toHaveText(/\S/);
  // A hung tab never answers.
  await expect.poll(() => page.evaluate(() => "responds")).toBe("responds");
  await site.heal();
  await page.context().setOffline(false);
  const isHome = new URL(page.url()).pathname === "/";
  const link = isHome
    ? sidebar(page).getByRole("link", { name: "FAQ" })
    : page.getByRole("banner").getByRole("link", { name: "Boardzilla" });
  await link.click();
  await expect(heading(page)).toHaveText(isHome ? "FAQ" : /Boardzilla/);
}

/**
 * The test of a page under a fault. After every case: there is a heading, nothing was thrown or logged as
 * an error except what the case allows, the tab responds, at most two documents were loaded, and, once
 * the fault is gone, a link of the header leads to its page.
 */
export const test = base.extend<OracleFixtures>({
  oracle: [
    async ({ page, site }, provide) => {
      const errors: string[] = [];
      const allowed = [REQUEST];
      const loads = listLoads(page);
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await provide({
        allow: (pattern) => allowed.push(pattern),
        loads: () => loads.length,
        restart: () => {
          loads.length = 0;
        },
      });
      expect(loads.length).toBeLessThanOrEqual(2);
      await expectSurvived(page, site);
      expect(errors.filter((text) => !allowed.some((each) => each.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page, waits until it is hydrated, and starts the case there. */
export async function openHydratedPage(page: Page, oracle: Oracle, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
  oracle.restart();
}

export { expect, waitForHydration };
