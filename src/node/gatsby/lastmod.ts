import path from "node:path";
import { readText } from "../files/readText";
import { pageDataFile } from "../output/publishing/distFiles";

/** The part of a page's data that guides have. */
interface PageData {
  readonly result: { readonly data?: { readonly page?: { readonly lastUpdated?: string | null } } };
}

/** Day (YYYY-MM-DD) of a page's last change, from its data in `public/`; null when git does not know it. */
export function readLastmod(route: string): string | null {
  const { result } = JSON.parse(readText(path.resolve("public", pageDataFile(route)))) as PageData;
  return result.data?.page?.lastUpdated ?? null;
}
