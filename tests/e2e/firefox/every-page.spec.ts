import { mergeTests } from "@playwright/test";
import { listRoutes } from "../../routes";
import { expectSameAs, readSeen, test as controlled } from "../control";
import { chooseTheme, openHydrated, setWidth, test as ofSite } from "../site";

const test = mergeTests(ofSite, controlled);

for (const route of listRoutes())
  test(`${route} shows what it shows in Chromium, wide and narrow`, async ({ page, control }) => {
    await chooseTheme(page, "dark");
    await Promise.all([openHydrated(control, route), openHydrated(page, route)]);
    await expectSameAs(control, {
      setWidth: (width) => setWidth(page, width),
      readSeen: () => page.evaluate(readSeen),
    });
  });
