import { findLostAddresses, type MovedPage } from "../../../src/lib/links/formerAddresses";
import type { Problem } from "../../../src/lib/problem";
import { readContentText, type ContentFile } from "./contentFiles";

/**
 * The file of the addresses that readers may have kept, one a line, relative to the content folder;
 * `npm run record:addresses` adds to it.
 */
export const PUBLISHED_ADDRESSES = "published-addresses.txt";

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
