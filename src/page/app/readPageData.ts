import { isShownPart, PART, stripAddresses } from "../../shared/contracts/pageData";
import { PAGE_DATA_BLOCK } from "../../shared/contracts/siteIds";

/**
 * The data of the page that the server sent, for Gatsby's loader: what the page shows is read from its elements.
 * `undefined` on a page without the block, whose data the loader downloads.
 */
export function readPageData(prefix: string): unknown {
  const block = document.getElementById(PAGE_DATA_BLOCK);
  if (!block) return undefined;
  return JSON.parse(block.textContent, (_, value: unknown) => {
    const element = isShownPart(value) && document.querySelector(`[${PART}="${value[PART]}"]`);
    if (!element) return value;
    return value.isCode
      ? [...element.querySelectorAll("pre code")].map((part) => part.textContent).join("")
      : stripAddresses(element.innerHTML, prefix);
  });
}
