import { releaseAnchor } from "../../../shared/api/apiUrl";
import { limitUrl } from "../../content/fields/limitText";
import { toMonth, type Release } from "../../content/versions/versionTable";
import { findUrl, namedLink, type ConversionContext } from "./context";
import { renderWords } from "./ourWords";
import { forSymbol } from "./linkTargets";
import type {
  ApiVersionsContent,
  ChangedEntry,
  ChangedOwner,
  Html,
  ReleaseNotes,
} from "../../../shared/contracts/apiPage";

/** Symbols with their members, in the order of the list. */
function toOwners(names: readonly string[], context: ConversionContext): ChangedOwner[] {
  const owners = new Map<string, string[]>();
  for (const name of names) {
    const [owner = "", member] = name.split("#");
    owners.set(owner, [...(owners.get(owner) ?? []), ...(member === undefined ? [] : [member])]);
  }
  return [...owners].map(([owner, members]) => ({
    ...namedLink(owner, findUrl(owner, context)),
    ...(names.includes(owner) && { isWhole: true as const }),
    members: members.map((member) => namedLink(member, findUrl(`${owner}#${member}`, context))),
  }));
}

function toEntry({ version }: Release, name: string, context: ConversionContext): ChangedEntry {
  const note = context.overlay.changes?.[version]?.[name];
  return {
    ...namedLink(name, findUrl(name, context)),
    ...(note !== undefined && { note: renderWords(note, forSymbol(context, name)) }),
  };
}

/** What to do, what works differently and what is new; parts without a sentence are left out. */
function toNotes({ version }: Release, context: ConversionContext): ReleaseNotes[] {
  const { upgrade = [], behavior = [], added = [] } = context.overlay.releases?.[version] ?? {};
  const render = (sentence: string): Html => renderWords(sentence, forSymbol(context, ""));
  const limits = [...new Set([...context.limits.values()].flat())]
    .filter(({ since }) => since === version)
    .sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))
    .map((limit) => `[${limit.title}](${limitUrl(limit)})`)
    .join("; ");
  return [
    { title: "Before you upgrade", points: upgrade.map(render) },
    { title: "Works differently", points: behavior.map(render) },
    { title: "New", points: added.map(render) },
    { title: "Known limits since then", points: limits === "" ? [] : [render(`${limits}.`)] },
  ].filter(({ points }) => points.length > 0);
}

/** `/versions`: what each published version changed, newest first. */
export function toVersionsContent(
  releases: readonly Release[],
  summary: string,
  context: ConversionContext,
): ApiVersionsContent {
  const [first, ...later] = releases;
  return {
    kind: "versions",
    summary,
    first: {
      version: first?.version ?? "",
      month: first ? toMonth(first.published) : "",
      count: String(first?.added.length ?? 0),
    },
    releases: later.reverse().map((release) => ({
      version: release.version,
      slug: releaseAnchor(release.version),
      month: toMonth(release.published),
      notes: toNotes(release, context),
      added: toOwners(release.added, context),
      removed: release.removed.map((name) => toEntry(release, name, context)),
      changed: Object.entries(release.changed).map(([name, [before, after]]) => ({
        ...toEntry(release, name, context),
        before,
        after,
      })),
    })),
  };
}
