import { currentAddress } from "../../shared/olderVersion";
import { site } from "../../site";
import type { canonicalAddress as RealAddress } from "./canonicalAddress";

/** The page of the current version, where there is one. Replaces the function in the build of an older version. */
export const canonicalAddress: typeof RealAddress = (siteUrl, route) =>
  currentAddress(route, site.docs.current) ?? siteUrl + route;
