import { listNearest, type Problem } from "../../../shared/problem";
import type { KnownLimit } from "../../content/fields/frontmatter";
import { compareVersions, findSince, type Release } from "../../content/versions/versionTable";
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

/** Readers learn of each version what to do about it; the first one has nothing before it. */
function checkReleases(overlay: Overlay, releases: readonly Release[], report: Report): void {
  const valid = releases.slice(1).map(({ version }) => version);
  const written = Object.keys(overlay.releases ?? {});
  for (const version of written.filter((each) => !valid.includes(each))) {
    const what = `"${version}" is no recorded version with one before it.`;
    report(["releases", version], { what, valid, fix: "write one of these." });
  }
  for (const version of valid.filter((each) => !written.includes(each))) {
    const what = `nothing says what ${version} means for a game.`;
    const fix = `add releases.${version} with upgrade, behavior or added: a few sentences each.`;
    report(["releases"], { what, fix });
  }
}

/** What a check of the limits against the table of versions needs. */
interface CheckedLimits extends CheckedFile {
  readonly entries: readonly KnownLimit[];
}

/** A limit of the package says in which recorded version it begins. */
export function checkBeginnings(
  { entries, ...checked }: CheckedLimits,
  releases: readonly Release[],
): readonly Problem[] {
  const { problems, report } = createReporter(checked);
  const valid = releases.map(({ version }) => version);
  const fix = "run `npm run make versions`, which measures and writes it.";
  for (const [index, { id, since, symbols }] of entries.entries()) {
    const [version] = since?.split(" ") ?? [];
    if (version === undefined && symbols.length > 0) {
      report([index], { what: `limit ${id} does not say since when it is there.`, valid, fix });
    } else if (version !== undefined && !valid.includes(version)) {
      const what = `limit ${id} is there since "${version}", which is no recorded version.`;
      report([index, "since"], { what, valid, fix });
    }
  }
  return problems;
}

/** Everything that the reference shows must be in the table of versions. */
function checkComplete({ shown, computed }: CheckedReference, tableFile: string): Problem[] {
  const missing = shown.filter(({ name }) => !computed.has(name)).map(({ name }) => name);
  if (missing.length === 0) return [];
  const count = missing.length === 1 ? "a name is" : `${String(missing.length)} names are`;
  const what = `${count} missing that the reference has, such as "${missing[0] ?? ""}".`;
  return [{ file: tableFile, what, fix: "npm run make versions" }];
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
  checkReleases(overlay, releases, report);
  return [...checkComplete(reference, tableFile), ...problems];
}
