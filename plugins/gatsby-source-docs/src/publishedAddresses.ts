import {
  findLostAddresses,
  splitAddress,
  type MovedPage,
} from "../../../src/build/links/formerAddresses";
import type { Problem } from "../../../src/shared/problem";
import { readContentText, type ContentFile } from "./contentFiles";

/**
 * The file of addresses that readers may have saved, one per line, relative to the content folder; `npm run
 * record:addresses` adds to it.
 */
export const PUBLISHED_ADDRESSES = "published-addresses.txt";

/** The headings that a page had when its addresses were recorded, in case its text cannot be read. */
export function listPublishedHeadings(
  files: readonly ContentFile[],
  route: string,
): { readonly slug: string }[] {
  const list = files.find(({ relativePath }) => relativePath === PUBLISHED_ADDRESSES);
  const { text = "" } = list ? readContentText(list) : {};
  return text.split("\n").flatMap((line) => {
    const { route: of, anchor } = splitAddress(line.trim());
    return of === route && anchor !== undefined ? [{ slug: anchor }] : [];
  });
}

/** Every published address must lead somewhere. */
export function checkPublished(
  files: readonly ContentFile[],
  pages: readonly MovedPage[],
): Problem[] {
  const list = files.find(({ relativePath }) => relativePath === PUBLISHED_ADDRESSES);
  if (!list) return [];
  const { text, problems } = readContentText(list);
  if (text === undefined) return [...problems];
  return findLostAddresses({ file: list.file, text }, pages);
}
