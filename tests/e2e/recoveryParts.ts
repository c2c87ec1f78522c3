import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { DIST } from "../routes";

/** The notice at the bottom of the window. */
export const notice = (page: Page): Locator => page.getByRole("region", { name: "Notice" });

/** The script that explains why a page did not load, identified by one of its sentences. */
function findRescue(): string {
  const isRescue = (name: string): boolean =>
    name.endsWith(".js") &&
    readFileSync(path.join(DIST, name), "utf8").includes("that page is not saved");
  const name = readdirSync(DIST).find(isRescue);
  if (name === undefined) throw new Error(`No script of ${DIST} tells that readers are offline.`);
  return name;
}

/** Waits until the page has loaded what it needs when the network fails. */
export async function waitForRescue(page: Page): Promise<void> {
  await page.waitForFunction(
    (name) =>
      performance.getEntriesByType("resource").some((entry) => entry.name.endsWith(`/${name}`)),
    findRescue(),
  );
}

/** The hash of the build whose code is running. */
export async function readBuild(page: Page): Promise<string> {
  return page.evaluate(
    () => (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash ?? "",
  );
}
