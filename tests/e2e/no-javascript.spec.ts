import { expect, test } from "@playwright/test";
import { heading, sidebar } from "./site";

test.use({ javaScriptEnabled: false });

test("without JavaScript links lead on, also on a phone @core", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await sidebar(page).getByRole("link", { name: "Flow", exact: true }).click();
  await expect(page).toHaveURL("/game/flow");
  await expect(heading(page)).toHaveText("Flow");
});

test("every variant of a tab set shows without JavaScript", async ({ page }) => {
  await page.goto("/introduction/getting-started");
  const panels = page.locator(".tab-panel");
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test("a guide has no control that needs JavaScript", async ({ page }) => {
  await page.goto("/game/actions");
  await expect(page.getByRole("button")).toHaveCount(0);
  const [response] = await Promise.all([
    page.waitForResponse("**/*.md"),
    page.getByRole("link", { name: "View as Markdown" }).click(),
  ]);
  expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  await expect(page.locator("body")).toContainText("# Actions");
});

test("a game's page and the gallery show pictures without JavaScript", async ({ page }) => {
  await page.goto("/examples/examples");
  await expect(page.locator(".games img:visible").first()).toBeVisible();
  await page.goto("/examples/ridge");
  const player = page.getByRole("region", { name: "Play Ridge" });
  await expect(player.locator("img:visible")).toBeVisible();
  await expect(player.getByRole("button")).toHaveCount(0);
  await expect(player.locator("noscript p")).toBeVisible();
});

test("the layout sandbox is one layout and its code without JavaScript", async ({ page }) => {
  await page.goto("/ui/layout-sandbox");
  const sandbox = page.getByRole("region", { name: "Layout sandbox" });
  await expect(sandbox.getByRole("img")).toBeVisible();
  await expect(sandbox.locator("pre[translate=no] code").first()).toContainText("rows: 2, gap: 3");
  await expect(sandbox.locator("noscript p")).toBeVisible();
  await expect(sandbox.getByRole("button")).toHaveCount(0);
  await page.goto("/ui/layout");
  await expect(page.locator("[data-try-layout]").first()).toBeHidden();
});

test("an index of the reference opens without JavaScript", async ({ page }) => {
  await page.goto("/api/classes/Stack");
  for (const role of ["searchbox", "checkbox", "button"] as const)
    await expect(page.getByRole("main").getByRole(role)).toHaveCount(0);
  const group = page.locator("[data-no-cards] details").first();
  await expect(group.locator("li a").first()).toBeHidden();
  await group.locator("summary").click();
  await expect(group.locator("li a").first()).toBeVisible();
});

test("the navbar leads to the list of all pages @core", async ({ page }) => {
  await page.goto("/game/board");
  await page.getByRole("banner").getByRole("link", { name: "All pages" }).click();
  await expect(page.getByText(/Searching needs JavaScript/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("main").locator("a[href='/api']")).toBeVisible();
});
