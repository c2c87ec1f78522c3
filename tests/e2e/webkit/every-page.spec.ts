import { mergeTests } from "@playwright/test";
import { readSeen, ROUTES, test as controlled, type Seen } from "../control";
import { openHydrated, setWidth } from "../site";
import { expect, setWindow, test as ofWebKit } from "./driver";

const test = mergeTests(ofWebKit, controlled);

for (const route of ROUTES)
  test(`${route} shows what it shows in Chromium, wide and narrow`, async ({
    driver,
    open,
    control,
  }) => {
    await Promise.all([openHydrated(control, route), open(route)]);
    for (const width of [1280, 450]) {
      await Promise.all([setWidth(control, width), setWindow(driver, width)]);
      // Live code in view runs meanwhile.
      await expect(
        async () => {
          const wanted = await control.evaluate(readSeen);
          expect(wanted.texts.length).toBeGreaterThan(20);
          const seen = await driver.executeScript<Seen>(readSeen);
          expect(seen).toEqual({ ...wanted, overflow: 0, broken: [] });
        },
        `${String(width)} px`,
      ).toPass({ timeout: 20_000 });
    }
  });
