import type { Locator } from "@playwright/test";

/** Pastes over everything in an editor. */
export async function pasteOver(editor: Locator, text: string): Promise<void> {
  await editor.press("ControlOrMeta+a");
  if (editor.page().context().browser()?.browserType().name() === "firefox") {
    // Firefox empties the data of an event that a script makes. Each of its processes has a clipboard of its own.
    await editor.evaluate((_, copied) => navigator.clipboard.writeText(copied), text);
    await editor.press("ControlOrMeta+v");
  } else await dispatchPaste(editor, text);
}

/** Pastes into an editor, and reloads before the page has drawn the text anywhere. Not in Firefox. */
export async function pasteAndReload(editor: Locator, text: string): Promise<void> {
  await dispatchPaste(editor, text, "reload");
}

async function dispatchPaste(editor: Locator, text: string, then?: "reload"): Promise<void> {
  await editor.evaluate(
    (element, [pasted, next]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, ...init }));
      if (next === "reload") window.location.reload();
    },
    [text, then] as const,
  );
}
