/** Calls back when all elements of the document are there: at once, or at the end of parsing. */
export function whenParsed(callBack: () => void): void {
  if (document.readyState !== "loading") callBack();
  else document.addEventListener("DOMContentLoaded", () => callBack(), { once: true });
}
