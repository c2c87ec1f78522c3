import { ask, dialog, field, options } from "./searchBox";
import { expect, openHydrated, test } from "./site";

test("a search that led somewhere is kept, in another tab too, and sent nowhere", async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method() + request.url()));
  await openHydrated(page, "/");
  const other = await context.newPage();
  await openHydrated(other, "/");
  await other.keyboard.press("Control+k");
  await field(other).fill("");
  await expect(options(other).first()).toBeVisible();
  await ask(page, "adjacency");
  const href = (await options(page).first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(href);
  const recent = dialog(other).getByRole("group", { name: "Recent searches" });
  await expect(recent.getByRole("option")).toHaveText(["adjacency"]);
  expect(sent.filter((each) => /adjacency|POST/.test(each) && /[?]/.test(each))).toEqual([]);
});
