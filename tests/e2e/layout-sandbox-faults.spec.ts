import { LOADING, ROUTE, button, codeOf, linkTo, openSandbox } from "./layouts";
import { expect, openHydrated, test } from "./site";
import { tabTo } from "./tabTo";

test("what a reader enters by keyboard stays as entered, with the valid range", async ({
  page,
}) => {
  await openSandbox(page, linkTo({ rows: 2, gap: 3 }));
  const gap = page.getByRole("spinbutton", { name: "across, as a number" });
  // A number field would remove the comma, the "x" and the control character.
  for (const text of ["1,5", "0x10", "1\u20072\u202e", "9".repeat(10_000)]) {
    await gap.press("ControlOrMeta+A");
    await page.keyboard.insertText(text);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(gap).toHaveValue(text);
    await expect(gap).toHaveAccessibleDescription(
      /^".+" is not a number from 0 to 30\. The layout keeps 3\.$/,
    );
  }
  await expect(codeOf(page)).toContainText("gap: 3");
  await tabTo(page, page.getByRole("slider", { name: "across" }));
  await page.keyboard.press("End");
  await expect(gap).toHaveValue("30");
  await expect(gap).not.toHaveAttribute("aria-invalid", "true");
});

test("a damaged link is reported while the engine fails, and Retry brings the figure", async ({
  page,
}) => {
  await page.route("**/live/layout.html", (route) => route.abort());
  await openHydrated(page, `${linkTo({ rows: 1 }).slice(0, -3)}#`);
  const status = page
    .getByRole("status")
    .filter({ hasText: "The layout in the link cannot be read" });
  await expect(status).toBeVisible(LOADING);
  await expect(codeOf(page)).toContainText("rows: 2, gap: 3");
  await button(page, "Hand").click();
  await expect(page.getByText("The layout engine does not answer.")).toBeVisible(LOADING);
  await page.unroute("**/live/layout.html");
  await button(page, "Retry").click();
  await expect(page.getByRole("status").filter({ hasText: "10 pieces" })).toBeVisible(LOADING);
  await expect(page).toHaveURL(new RegExp(`${ROUTE}#layout=2\\.`));
});
