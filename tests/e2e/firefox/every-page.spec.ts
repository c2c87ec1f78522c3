import { mergeTests } from "@playwright/test";
import { readSeen, ROUTES, test as controlled } from "../control";
import { chooseTheme, expect, openHydrated, setWidth, test as ofSite } from "../site";

const test = mergeTests(ofSite, controlled);

for (const route of ROUTES)
  test(`${route} shows what it shows in Chromium, wide and narrow`, async ({ page, control }) => {
    await chooseTheme(page, "dark");
    await Promise.all([openHydrated(control, route), openHydrated(page, route)]);
    for (const width of [1280, 450]) {
      await Promise.all([setWidth(control, width), setWidth(page, width)]);
      // Live code in view runs meanwhile.
      await expect(
        async () => {
          const [wanted, seen] = [await control.evaluate(readSeen), await page.evaluate(readSeen)];
          expect(wanted.texts.length).toBeGreaterThan(20);
          expect(seen).toEqual({ ...wanted, overflow: 0, broken: [] });
        },
        `${String(width)} px`,
      ).toPass({ timeout: 20_000 });
    }
  });
