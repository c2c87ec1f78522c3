import { expect, test } from "@playwright/test";
import { SPECIFIED_ROUTES } from "../../src/build/gatsby/specifiedRoutes";

test.use({ javaScriptEnabled: false });

for (const route of ["/", "/game/actions", "/api/classes/Stack"]) {
  test(`${route} reads without JavaScript`, { tag: "@core" }, async ({ page }) => {
    await page.goto(route);
    const words = (await page.getByRole("main").innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(60);
    await expect(page.getByRole("navigation", { name: "Documentation" })).toBeVisible();
  });
}

test("links lead on without JavaScript, also on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const sidebar = page.getByRole("navigation", { name: "Documentation" });
  await sidebar.getByRole("link", { name: "Flow" }).click();
  await expect(page).toHaveURL("/game/flow");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flow");
});

test("every variant of a tab set shows without JavaScript", async ({ page }) => {
  await page.goto("/introduction/getting-started");
  const panels = page.locator(".tab-panel");
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test("controls that need JavaScript are not shown without it", async ({ page }) => {
  await page.goto("/game/actions");
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("a link to the page as Markdown stands in place of the button that copies it", async ({
  page,
}) => {
  await page.goto("/game/actions");
  const [response] = await Promise.all([
    page.waitForResponse("**/*.md"),
    page.getByRole("link", { name: "View as Markdown" }).click(),
  ]);
  expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  await expect(page.locator("body")).toContainText("# Actions");
});

test("the list of all pages stands in for search without JavaScript", async ({ page }) => {
  await page.goto("/search");
  for (const route of SPECIFIED_ROUTES) {
    await expect(page.getByRole("main").locator(`a[href="${route}"]`)).toHaveCount(1);
  }
});
