import { mergeTests } from "@playwright/test";
import {
  expectSameAs,
  PRINTED_ROUTES,
  readSeen,
  styleAsPrinted,
  test as controlled,
} from "../control";
import { openHydrated, setWidth, test as ofSite } from "../site";

const test = mergeTests(ofSite, controlled);

for (const route of PRINTED_ROUTES)
  test(`on paper ${route} shows what it shows in Chromium`, async ({ page, control }) => {
    await Promise.all([openHydrated(control, route), openHydrated(page, route)]);
    await control.emulateMedia({ media: "print" });
    await page.evaluate(styleAsPrinted);
    const paper = {
      setWidth: (width: number) => setWidth(page, width),
      readSeen: () => page.evaluate(readSeen),
    };
    await expectSameAs(control, paper, [720]);
  });
