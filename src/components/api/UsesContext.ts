import { createContext } from "react";
import type { ApiUses } from "../../lib/api/uses";

/** The uses of all symbols, and the page that is shown. */
export interface PageUses {
  readonly uses: ApiUses;
  /** Such as `/api/classes/Game`; the entries' addresses begin with it. */
  readonly route: string;
}

/** Hands the uses to the entries of a page; without it no entry lists any. */
export const UsesContext = createContext<PageUses | undefined>(undefined);
