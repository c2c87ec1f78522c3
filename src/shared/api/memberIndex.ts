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

/** Where it is stored what a reader has switched off. */
export const HIDDEN_TOGGLES_KEY = "api.index.hidden";

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

/** The switch of a kind of member. */
export const toggleOf = (kind: MemberKind): IndexToggle => TOGGLE_OF_KIND[kind];

/** The words of a comment's first paragraph. */
function firstParagraph(html: Html): string {
  const [, first = ""] = html.split("<p>", 2);
  return toText(first.split("</p>", 1).join());
}

/** The words of HTML without elements. */
function toText(html: Html): string {
  const text = decodeCharacterReferences(html.replace(/<[^<>]*>/g, ""));
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
