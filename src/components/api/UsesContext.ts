import { createContext, useContext } from "react";
import type { ApiUses } from "../../shared/api/uses";

/** The uses of all symbols, and the page that is shown. */
export interface PageUses {
  readonly uses: ApiUses;
  /** Such as `/api/classes/Game`; the entries' addresses begin with it. */
  readonly route: string;
}

/** Provides the uses to the entries of a page. */
export const UsesContext = createContext<PageUses | undefined>(undefined);

/** The uses provided by the page around a component; throws when there are none. */
export function usePageUses(): PageUses {
  const page = useContext(UsesContext);
  if (page) return page;
  throw new Error("Put <UsesContext.Provider> around <UsedIn>, as src/templates/api.tsx does.");
}
