import type { Page } from "@playwright/test";
import { findViolations } from "./axe";
import {
  expect,
  followAddress,
  forgive,
  heading,
  openHydrated,
  test,
  waitForHydration,
  type Faults,
} from "./site";

/** The page itself is the one response for which 404 is right. */
function forgiveMissing(faults: Faults, part: string): void {
  expect(faults.requests.filter((line) => !line.includes(part))).toEqual([]);
  forgive(faults);
}

const box = (page: Page) => page.getByRole("searchbox", { name: "Search the documentation" });
/** The nearest page, which is offered first. */
const nearest = (page: Page) => page.getByRole("main").locator("li a").first();

test("an unknown address offers pages and a search @core", async ({ page, faults }) => {
  const response = await page.goto("/game/actoins");
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(heading(page)).toHaveText("Page not found");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(nearest(page)).toHaveAttribute("href", "/game/actions");
  await expect(box(page)).toHaveValue("game actoins");
  expect(await findViolations(page)).toEqual([]);
  forgiveMissing(faults, "/game/actoins");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=game+actoins");
  await page.goBack();
  await expect(heading(page)).toHaveText("Page not found");
  forgiveMissing(faults, "/404");
});

test("links to unknown addresses show the page @core", async ({ page, faults }) => {
  await openHydrated(page, "/game/flow");
  for (const [address, query, route] of [
    ["/game/palyers", "game palyers", "/game/players"],
    ["/ui/layuot", "ui layuot", "/ui/layout"],
  ] as const) {
    await followAddress(page, address);
    await expect(heading(page)).toHaveText("Page not found");
    await expect(page).toHaveURL(address);
    await expect(box(page)).toHaveValue(query);
    await expect(nearest(page)).toHaveAttribute("href", route);
  }
  await page.getByRole("main").getByRole("link", { name: "Layout", exact: true }).click();
  await expect(heading(page)).toHaveText("Layout");
  forgive(faults);
});

for (const address of ["/%E0%A4%A", "/game/%ZZ/", "/caf%C3%A9", "/cafe%CC%81"]) {
  test(`the address ${address} has a not-found page that works`, async ({ page, faults }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(heading(page)).toHaveText("Page not found");
    await expect(box(page)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Boardzilla" }).click();
    await expect(page).toHaveURL("/");
    await expect(heading(page)).not.toHaveText("Page not found");
    forgiveMissing(faults, address.replace(/\/$/, ""));
  });
}

test("the router survives an address with a bare %", async ({ page, faults }) => {
  await openHydrated(page, "/game/flow");
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate("/x 2%"),
  );
  await expect(heading(page)).toHaveText("Page not found");
  await expect(box(page)).toHaveValue("x 2");
  forgive(faults);
});
