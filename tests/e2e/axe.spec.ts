import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { readSitemapRoutes } from "../routes";
import { chooseTheme, expect, openHydrated, test } from "./site";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const route of new Set([...readSitemapRoutes(), "/search", "/version"])) {
  for (const theme of ["light", "dark"] as const) {
    for (const width of [390, 1280]) {
      test(`axe finds nothing on ${route}, ${theme}, ${String(width)} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await chooseTheme(page, theme);
        await openHydrated(page, route);
        expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe(theme);
        await page.evaluate(axeSource);
        const found = await page.evaluate(async (tags) => {
          const { axe } = window as unknown as {
            axe: { run(options: object): Promise<AxeResults> };
          };
          const { violations, passes } = await axe.run({ runOnly: { type: "tag", values: tags } });
          return {
            passes: passes.length,
            violations: violations.map(({ id, help, nodes }) => ({
              id,
              help,
              nodes: nodes
                .slice(0, 3)
                .map(({ html, failureSummary }) => ({ html, failureSummary })),
            })),
          };
        }, TAGS);
        expect(found.violations).toEqual([]);
        // A run that checked nothing would also find nothing.
        expect(found.passes).toBeGreaterThan(20);
      });
    }
  }
}
