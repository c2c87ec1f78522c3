import { splitMatches, type TextPart } from "../search/splitMatches";
import { decodeCharacterReferences } from "../characterReferences";
import { firstSentence } from "../firstSentence";
import type {
  ApiContent,
  ApiGroup,
  ApiMember,
  Html,
  IndexEntry,
  MemberKind,
  NamedLink,
} from "../contracts/apiPage";

/** Entries of an index under one heading. */
export interface IndexGroup {
  /** The category, or the name of the class that declares inherited members. */
  readonly title: string;
  /**
   * Anchor of the heading over the members themselves, or over the group where there is no other; inherited
   * members have none.
   */
  readonly slug?: string;
  /** The class that declares the members, if the page's own class inherits them. */
  readonly inheritedFrom?: NamedLink;
  readonly entries: readonly IndexEntry[];
}

/** What a reader can switch off in an index. */
export const INDEX_TOGGLES = [
  "inherited",
  "properties",
  "methods",
  "classes",
  "functions",
  "values",
  "types",
] as const;

export type IndexToggle = (typeof INDEX_TOGGLES)[number];

const TOGGLE_OF_KIND = {
  constructor: "methods",
  method: "methods",
  property: "properties",
  accessor: "properties",
  class: "classes",
  function: "functions",
  variable: "values",
  type: "types",
  interface: "types",
  enum: "types",
} as const satisfies Readonly<Record<MemberKind, IndexToggle>>;

/** The words of a comment's first paragraph. */
function firstParagraph(html: Html): string {
  return toText(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? "");
}

/** The words of HTML without elements. */
function toText(html: Html): string {
  const text = decodeCharacterReferences(html.replace(/<[^>]*>/g, ""));
  return text.replace(/\s+/g, " ").trim();
}

/** One line about a member as plain text: our own note, or else the first sentence of its comment. */
export function entrySummary({ note, signatures }: Pick<ApiMember, "note" | "signatures">): string {
  if (note !== undefined) return toText(note);
  const comment = signatures.find((signature) => signature.comment !== undefined)?.comment ?? "";
  return firstSentence(firstParagraph(comment));
}

function toEntry(member: ApiMember): IndexEntry {
  const { name, kind, anchor } = member;
  return { name, kind, url: `#${anchor}`, summary: entrySummary(member) };
}

function ownGroups(groups: readonly ApiGroup[]): IndexGroup[] {
  return groups.map(({ title, slug, members }) => ({ title, slug, entries: members.map(toEntry) }));
}

/** Lists what a page explains, and what its class inherits, with one line each. */
export function toIndexGroups(content: ApiContent): readonly IndexGroup[] {
  switch (content.kind) {
    case "index":
      return content.groups;
    case "modules":
      return ownGroups(content.groups);
    case "versions":
      return [];
    case "class": {
      const inherited = content.inherited.map(({ from, members }): IndexGroup => ({
        title: from.name,
        inheritedFrom: from,
        entries: members,
      }));
      return [...ownGroups(content.groups), ...inherited];
    }
  }
}

/** The switches that make a difference in an index. */
export function listToggles(groups: readonly IndexGroup[]): IndexToggle[] {
  const kinds = new Set<IndexToggle>(
    groups.flatMap(({ entries }) => entries.map(({ kind }) => TOGGLE_OF_KIND[kind])),
  );
  const hasInherited = groups.some(({ inheritedFrom }) => inheritedFrom !== undefined);
  const toggles = INDEX_TOGGLES.filter((toggle) => kinds.has(toggle));
  return [...(hasInherited ? (["inherited"] as const) : []), ...(kinds.size > 1 ? toggles : [])];
}

/** The kinds that occur in an index, in the order of their first appearance. */
export function listKinds(groups: readonly IndexGroup[]): MemberKind[] {
  return [...new Set(groups.flatMap(({ entries }) => entries.map(({ kind }) => kind)))];
}

/** What a reader asks of an index. */
export interface IndexFilter {
  /** Words in lower case, as `toWords` gives them. */
  readonly words: readonly string[];
  readonly hidden: ReadonlySet<IndexToggle>;
}

/** A single letter would match nearly every sentence. */
const MIN_SUMMARY_WORD = 2;

/** A name is also searched inside its words, so that "board" finds `chooseOnBoard`. */
export function markName(name: string, words: readonly string[]): TextPart[] {
  return splitMatches(name, words, "anywhere");
}

/** A sentence is searched only where words begin. */
export function markSummary(summary: string, words: readonly string[]): TextPart[] {
  const long = words.filter(({ length }) => length >= MIN_SUMMARY_WORD);
  return splitMatches(summary, long, "word start");
}

function hasWord({ name, summary }: IndexEntry, word: string): boolean {
  const isMatch = ({ match }: TextPart): boolean => match;
  return markName(name, [word]).some(isMatch) || markSummary(summary, [word]).some(isMatch);
}

/** The entries that match a filter. */
export function filterEntries(
  groups: readonly IndexGroup[],
  { words, hidden }: IndexFilter,
): ReadonlySet<IndexEntry> {
  const left = groups.filter(
    ({ inheritedFrom }) => inheritedFrom === undefined || !hidden.has("inherited"),
  );
  const entries = left.flatMap((group) =>
    group.entries.filter(
      (entry) =>
        !hidden.has(TOGGLE_OF_KIND[entry.kind]) && words.every((word) => hasWord(entry, word)),
    ),
  );
  return new Set(entries);
}
