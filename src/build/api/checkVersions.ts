import { listNearest, type Problem } from "../../shared/problem";
import { compareVersions, findSince, type Release } from "../versions/versionTable";
import type { CheckedFile } from "./checkOverlay";
import { memberOverlay, symbolOverlay, type Overlay } from "./overlay";
import type { ApiSymbol } from "./symbols";

interface CheckedReference {
  readonly overlay: Overlay;
  readonly shown: readonly ApiSymbol[];
  /** The published version that brought each name. */
  readonly computed: ReadonlyMap<string, string>;
}

/**
 * A `since` in the overlay must lie after the previous release and not after the one that brought the name.
 */
function checkSince(
  { overlay, shown, computed }: CheckedReference,
  releases: readonly Release[],
  { file, fieldLine }: CheckedFile,
): Problem[] {
  const versions = releases.map(({ version }) => version);
  return shown.flatMap(({ name }): Problem[] => {
    const [symbol = "", member] = name.split("#");
    const entry =
      member === undefined
        ? symbolOverlay(overlay, symbol)
        : memberOverlay(overlay, symbol, member);
    const published = computed.get(name);
    if (entry?.since === undefined || published === undefined) return [];
    const previous = versions[versions.indexOf(published) - 1] ?? "0.0.0";
    const { since } = entry;
    if (compareVersions(since, published) <= 0 && compareVersions(since, previous) > 0) return [];
    const path = ["symbols", symbol, ...(member === undefined ? [] : ["members", member]), "since"];
    return [
      {
        file,
        line: fieldLine?.(path),
        what: `"${name}" is said to be there since ${since}, but of the published versions ${published} is the first that has it.`,
        fix: `write a version after ${previous} and up to ${published}, or delete the line.`,
      },
    ];
  });
}

/** What the overlay says about changes must concern something that the version removed or changed. */
function checkChanges(
  overlay: Overlay,
  releases: readonly Release[],
  { file, fieldLine }: CheckedFile,
): Problem[] {
  const versions = releases.map(({ version }) => version);
  return Object.entries(overlay.changes ?? {}).flatMap(([version, notes]): Problem[] => {
    const release = releases.find((each) => each.version === version);
    const line = (name?: string): number | undefined =>
      fieldLine?.(["changes", version, ...(name === undefined ? [] : [name])]);
    if (!release) {
      const what = `"${version}" is no published version.`;
      return [{ file, line: line(), what, valid: versions, fix: "write one of these." }];
    }
    const names = [...release.removed, ...Object.keys(release.changed)];
    return Object.keys(notes)
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file,
        line: line(name),
        what: `${version} has neither removed nor changed "${name}".`,
        valid: listNearest(name, names),
        fix: "write one of these, or delete the line.",
      }));
  });
}

/** Everything that the reference shows must be in the table of versions. */
function checkComplete({ shown, computed }: CheckedReference, tableFile: string): Problem[] {
  const missing = shown.filter(({ name }) => !computed.has(name)).map(({ name }) => name);
  if (missing.length === 0) return [];
  const count = missing.length === 1 ? "a name is" : `${String(missing.length)} names are`;
  const what = `${count} missing that the reference has, such as "${missing[0] ?? ""}".`;
  return [{ file: tableFile, what, fix: "npm run record:versions" }];
}

/** Checks the table of versions against the reference, and the overlay against the table. */
export function checkVersions(
  { overlay, shown }: { readonly overlay: Overlay; readonly shown: readonly ApiSymbol[] },
  releases: readonly Release[],
  { overlayFile, tableFile }: { readonly overlayFile: CheckedFile; readonly tableFile: string },
): Problem[] {
  const reference = { overlay, shown, computed: findSince(releases) };
  return [
    ...checkComplete(reference, tableFile),
    ...checkSince(reference, releases, overlayFile),
    ...checkChanges(overlay, releases, overlayFile),
  ];
}
