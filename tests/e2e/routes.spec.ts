import { readSitemapRoutes, SPECIFIED_ROUTES } from "../routes";
import { expect, openHydrated, test } from "./site";

const routes = readSitemapRoutes();
const extra = ["/search", "/version"];

test("the sitemap lists every address that readers and other sites link to", () => {
  expect(routes).toEqual(expect.arrayContaining([...SPECIFIED_ROUTES]));
});

for (const route of new Set([...SPECIFIED_ROUTES, ...routes, ...extra])) {
  test(`${route} answers with a working page that keeps to its policy`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    expect(new URL(page.url()).pathname).toBe(route);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).not.toBeEmpty();
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveCount(1);
    expect(await canonical.getAttribute("href")).toBe(`https://docs.boardzilla.io${route}`);
    const description = await page.locator("meta[name=description]").getAttribute("content");
    expect(description?.length).toBeGreaterThanOrEqual(40);
    await openHydrated(page, route);
    await expect(page.locator("h1")).toHaveCount(1);
  });
}
