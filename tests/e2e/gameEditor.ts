import type { Locator, Page } from "@playwright/test";
import { pasteOver } from "./paste";
import { botMove } from "./playTable";
import { expect } from "./site";

/** Lets the bot make moves, one after the other. */
export async function botMoves(page: Page, count: number): Promise<void> {
  for (let move = 1; move <= count; move++) await botMove(page, move);
}

/** Opens a file in the editor. */
export async function openFile(page: Page, file: string): Promise<Locator> {
  const panel = page.getByRole("button", { name: "Edit the rules" });
  if ((await panel.getAttribute("aria-expanded")) !== "true") await panel.click();
  // The page has another tab for the published source.
  await page.getByTestId("game-table").getByRole("tab", { name: file }).click();
  const editor = page.getByRole("textbox", { name: `${file} of Garden Row` });
  await expect(editor).toBeVisible();
  return editor;
}

/** The published text of a file. */
async function original(page: Page, file: string): Promise<string> {
  const answer = await page.request.get("/live/games/garden-row.source.json");
  const { files } = (await answer.json()) as { files: Record<string, string> };
  return files[file] ?? "";
}

/** Replaces one passage of a file in its editor. */
export async function edit(page: Page, file: string, from: string, to: string): Promise<void> {
  const text = await original(page, file);
  expect(text).toContain(from);
  const editor = await openFile(page, file);
  await pasteOver(
    editor,
    text.replace(from, () => to),
  );
}
