import { readReference, STATIC_HTML, stripAddresses } from "../../shared/contracts/pageData";
import { PAGE_DATA_BLOCK } from "../../shared/contracts/siteIds";

/**
 * The data of the page that the server sent, for Gatsby's loader: the texts that the page shows are read from
 * its elements. `undefined` on a page without the block, whose data the loader downloads.
 */
export function readPageData(prefix: string): unknown {
  const block = document.getElementById(PAGE_DATA_BLOCK);
  if (!block) return undefined;
  const shown = document.getElementsByClassName(STATIC_HTML);
  return JSON.parse(block.textContent, (_, value: unknown) => {
    const reference = typeof value === "string" ? readReference(value) : undefined;
    const element = reference && shown[reference.index];
    if (!element) return value;
    return reference.part === "html"
      ? stripAddresses(element.innerHTML, prefix)
      : [...element.querySelectorAll("pre code")].map((part) => part.textContent).join("");
  });
}
