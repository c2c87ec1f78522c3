import type { Page } from "@playwright/test";
import { findViolations } from "./axe";
import { expect, followAddress, test, waitForHydration, type Faults } from "./site";

/** The page itself is the one response for which 404 is right. */
function forgive(faults: Faults, part: string): void {
  expect(faults.requests.filter((line) => !line.includes(part))).toEqual([]);
  faults.requests.length = 0;
  faults.console.length = 0;
}

const box = (page: Page) => page.getByRole("searchbox", { name: "Search the documentation" });
/** The nearest page, which is offered first. */
const nearest = (page: Page) => page.getByRole("main").locator("li a").first();

test(
  "an unknown address answers 404, offers the nearest pages and a filled search box",
  { tag: "@core" },
  async ({ page, faults }) => {
    const response = await page.goto("/game/actoins");
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(nearest(page)).toHaveAttribute("href", "/game/actions");
    await expect(box(page)).toHaveValue("game actoins");
    expect(await findViolations(page)).toEqual([]);
    forgive(faults, "/game/actoins");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/search?q=game+actoins");
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /Actions/ })
        .first(),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    forgive(faults, "/404");
  },
);

test(
  "an unknown address by a link: the page is alive, and so is the next unknown one",
  { tag: "@core" },
  async ({ page, faults }) => {
    await page.goto("/game/flow");
    await waitForHydration(page);
    await followAddress(page, "/game/palyers");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page).toHaveURL("/game/palyers");
    await expect(box(page)).toHaveValue("game palyers");
    await expect(nearest(page)).toHaveAttribute("href", "/game/players");
    await followAddress(page, "/ui/layuot");
    await expect(page).toHaveURL("/ui/layuot");
    await expect(box(page)).toHaveValue("ui layuot");
    await expect(nearest(page)).toHaveAttribute("href", "/ui/layout");
    await page.getByRole("main").getByRole("link", { name: "Layout", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Layout");
    faults.requests.length = 0;
    faults.console.length = 0;
  },
);

for (const address of ["/%E0%A4%A", "/game/%ZZ/", "/caf%C3%A9", "/cafe%CC%81"]) {
  test(`the address ${address} has a not-found page that is alive`, async ({ page, faults }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(box(page)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Boardzilla" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
    forgive(faults, address.replace(/\/$/, ""));
  });
}

test("the router survives an address with a bare %", async ({ page, faults }) => {
  await page.goto("/game/flow");
  await waitForHydration(page);
  await page.evaluate(() => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate("/x 2%");
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(box(page)).toHaveValue("x 2");
  faults.requests.length = 0;
  faults.console.length = 0;
});

test("an address in the wrong case leads to its page, by a load and by a link", async ({
  page,
  faults,
}) => {
  await page.goto("/API/Classes/gameelement?x=1#all");
  await expect(page).toHaveURL("/api/classes/GameElement?x=1#all");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("GameElement");
  await followAddress(page, "/Game/FLOW?x=1#loops");
  await expect(page).toHaveURL("/game/flow?x=1#loops");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flow");
  faults.requests.length = 0;
  faults.console.length = 0;
});
