import { listNearest, type Problem } from "../../shared/problem";
import { compareVersions, findSince, type Release } from "../versions/versionTable";
import { createReporter, type CheckedFile, type Report } from "./checkOverlay";
import { overlayOf, overlayPath, type Overlay } from "./overlay";
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
  report: Report,
): void {
  const versions = releases.map(({ version }) => version);
  for (const { name } of shown) {
    const since = overlayOf(overlay, name)?.since;
    const published = computed.get(name);
    if (since === undefined || published === undefined) continue;
    const previous = versions[versions.indexOf(published) - 1] ?? "0.0.0";
    if (compareVersions(since, published) <= 0 && compareVersions(since, previous) > 0) continue;
    report([...overlayPath(name), "since"], {
      what: `"${name}" is said to be there since ${since}, but of the published versions ${published} is the first that has it.`,
      fix: `write a version after ${previous} and up to ${published}, or delete the line.`,
    });
  }
}

/** What the overlay says about changes must concern something that the version removed or changed. */
function checkChanges(overlay: Overlay, releases: readonly Release[], report: Report): void {
  for (const [version, notes] of Object.entries(overlay.changes ?? {})) {
    const release = releases.find((each) => each.version === version);
    if (!release) {
      const what = `"${version}" is no published version.`;
      const valid = releases.map((each) => each.version);
      report(["changes", version], { what, valid, fix: "write one of these." });
      continue;
    }
    const names = [...release.removed, ...Object.keys(release.changed)];
    for (const name of Object.keys(notes).filter((each) => !names.includes(each))) {
      report(["changes", version, name], {
        what: `${version} has neither removed nor changed "${name}".`,
        valid: listNearest(name, names),
        fix: "write one of these, or delete the line.",
      });
    }
  }
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
  const { problems, report } = createReporter(overlayFile);
  checkSince(reference, releases, report);
  checkChanges(overlay, releases, report);
  return [...checkComplete(reference, tableFile), ...problems];
}
