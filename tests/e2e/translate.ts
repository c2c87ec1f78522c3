import type { Page } from "@playwright/test";

/** Replaces all texts with elements, as translation tools do. */
export function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isKept = text.parentElement?.closest("script, style, pre, font") !== null;
      if (!isKept && text.data.trim() !== "") texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font" as string);
      outer.append(document.createElement("font" as string));
      outer.firstElementChild!.textContent = text.data;
      text.replaceWith(outer);
    }
    return texts.length;
  });
}
