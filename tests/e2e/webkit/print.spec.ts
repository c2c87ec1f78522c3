import { mergeTests } from "@playwright/test";
import {
  expectSameAs,
  PRINTED_ROUTES,
  readSeen,
  styleAsPrinted,
  test as controlled,
  type Seen,
} from "../control";
import { openHydrated } from "../site";
import { setWindow, test as ofWebKit } from "./driver";

const test = mergeTests(ofWebKit, controlled);

for (const route of PRINTED_ROUTES)
  test(`on paper ${route} shows what it shows in Chromium`, async ({ driver, open, control }) => {
    await Promise.all([openHydrated(control, route), open(route)]);
    await control.emulateMedia({ media: "print" });
    await driver.executeScript(styleAsPrinted);
    const paper = {
      setWidth: (width: number) => setWindow(driver, width),
      readSeen: () => driver.executeScript<Seen>(readSeen),
    };
    await expectSameAs(control, paper, [720]);
  });
