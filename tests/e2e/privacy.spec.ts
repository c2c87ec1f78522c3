import { openBlock, pasteCode, PEEK, waitForResult } from "./liveBlock";
import { enterText, expect, test } from "./site";

test("what a reader chooses, searches and writes stays in the browser", async ({
  page,
  context,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  await openBlock(page, PEEK);
  await page.getByRole("button", { name: "Dark theme" }).click();
  await pasteCode(page, PEEK, "<b>my secret rules</b>");
  await waitForResult(page, PEEK, "my secret rules");
  await page.keyboard.press("ControlOrMeta+k");
  await enterText(page.getByRole("combobox"), "secret player");
  await page.getByRole("option").first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((each) => !each.startsWith(`GET ${baseURL ?? ""}/`))).toEqual([]);
  expect(sent.filter((each) => /secret/i.test(each))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
