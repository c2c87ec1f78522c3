import { createStorageSlot, type StorageSlot } from "../../shared/browser/storage";
import type { SiteConfig } from "../../shared/contracts/siteConfig";

/**
 * Where the preferred version is stored. A name that is no version of these docs, such as one that was
 * taken away, is not believed.
 */
export function preferredVersionSlot(docs: SiteConfig["docs"]): StorageSlot<string> {
  const names = [docs.version, ...docs.otherVersions].map(({ name }) => name);
  const isVersion = (text: string): text is string => names.includes(text);
  return createStorageSlot(`docs-preferred-version-${docs.pluginId}`, isVersion);
}
