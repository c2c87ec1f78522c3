import { compareVersions, type Release } from "../../content/versions/versionTable";
import type { Overlay, SymbolOverlay } from "./overlay";

/** What is laid over the declarations of a version. */
export interface WrittenWords {
  readonly overlay: Overlay;
  /** The published versions, oldest first. */
  readonly releases: readonly Release[];
}

function pick<Value>(
  entries: Readonly<Record<string, Value>>,
  isKept: (name: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isKept(name)));
}

/**
 * Leaves out what concerns versions later than the installed one: entries of symbols that they added, and
 * what they changed. So the reference of an older version needs no overlay of its own. A wrong name is still
 * a problem, because no version has added it.
 */
export function cutToVersion({ overlay, releases }: WrittenWords, version: string): WrittenWords {
  const isUpTo = (each: string): boolean => compareVersions(each, version) <= 0;
  const later = releases.filter((release) => !isUpTo(release.version));
  if (later.length === 0) return { overlay, releases };
  const added = new Set(
    later.flatMap((release) => [...release.added, ...Object.keys(release.moved)]),
  );
  const cutSymbol = ([name, entry]: [string, SymbolOverlay]): [string, SymbolOverlay] => {
    if (entry.members === undefined) return [name, entry];
    return [
      name,
      { ...entry, members: pick(entry.members, (each) => !added.has(`${name}#${each}`)) },
    ];
  };
  const symbols = pick(overlay.symbols, (name) => !added.has(name));
  return {
    releases: releases.filter((release) => isUpTo(release.version)),
    overlay: {
      ...overlay,
      symbols: Object.fromEntries(Object.entries(symbols).map(cutSymbol)),
      links: Object.fromEntries(
        Object.entries(overlay.links).filter(([, target]) => !added.has(target)),
      ),
      ...(overlay.changes && { changes: pick(overlay.changes, isUpTo) }),
      ...(overlay.releases && { releases: pick(overlay.releases, isUpTo) }),
    },
  };
}
