import { findViolations } from "./axe";
import { dialog, field, options, status, waitForOwnEntry } from "./searchBox";
import { chooseTheme, enterText, expect, forgive, openHydrated, test } from "./site";

for (const [theme, width] of [
  ["light", 320],
  ["dark", 1280],
] as const) {
  test(`axe finds nothing in the search, ${theme}, ${String(width)} px`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await chooseTheme(page, theme);
    await page.route("**/lunr-index-*.json", (route) => route.abort());
    await openHydrated(page, "/game/board");
    await page.keyboard.press("Control+k");
    await expect(dialog(page).getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await findViolations(page), "failed").toEqual([]);
    await page.unroute("**/lunr-index-*.json");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(options(page).first()).toBeVisible();
    expect(await findViolations(page), "empty").toEqual([]);
    for (const [query, said] of [
      ["method:create", /\d results?$/],
      ["adjacancy", /^Shown for “adjacency”/],
      ["xyzzyplugh", /^No results/],
    ] as const) {
      await enterText(field(page), query);
      // Announced once the rows are stable.
      await expect(status(page)).toHaveText(said);
      expect(await findViolations(page), query).toEqual([]);
    }
    // Nothing is cut off or scrolls sideways.
    const overflow = await dialog(page).evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.keyboard.press("Escape");
    await waitForOwnEntry(page);
    await openHydrated(page, "/search?q=adjacency");
    await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
    expect(await findViolations(page), "page").toEqual([]);
    forgive(faults);
  });
}
