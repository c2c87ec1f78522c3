import { mergeTests } from "@playwright/test";
import { listRoutes } from "../../routes";
import { expectSameAs, readSeen, test as controlled } from "../control";
import { openHydrated } from "../site";
import { setWindow, test as ofWebKit } from "./driver";

const test = mergeTests(ofWebKit, controlled);

for (const route of listRoutes())
  test(`${route} shows what it shows in Chromium, wide and narrow`, async ({
    driver,
    open,
    control,
  }) => {
    await Promise.all([openHydrated(control, route), open(route)]);
    await expectSameAs(control, {
      setWidth: (width) => setWindow(driver, width),
      readSeen: () => driver.executeScript(readSeen),
    });
  });
