/**
 * A piece of a signature: plain text, or a name (`t`) that links to its page or section (`u`). The
 * names are short because a page holds thousands of them.
 */
export type Token = string | { readonly t: string; readonly u: string };

/** A signature or a type, ready to print; line breaks and indentation are part of the text. */
export type Tokens = readonly Token[];

/** HTML without scripts, handlers, inline styles and raw HTML from outside. */
export type Html = string;

/** A name that may have a page or section of its own. */
export interface NamedLink {
  readonly name: string;
  readonly url?: string;
}

/** Facts about a member that are shown as small badges. */
export type MemberFlag = "static" | "abstract" | "readonly" | "optional" | "deprecated";

/** What a member is; the kinds from `function` on appear on `/api/modules` only. */
export type MemberKind =
  | "constructor"
  | "property"
  | "accessor"
  | "method"
  | "function"
  | "variable"
  | "type"
  | "interface"
  | "class"
  | "enum";

/** One type parameter of a signature. */
export interface TypeParameterRow {
  readonly name: string;
  readonly constraint?: Tokens;
  readonly default?: Tokens;
  readonly comment?: Html;
}

/** One row of a table of parameters or properties; a nested name is written `options.prompt`. */
export interface ParameterRow {
  readonly name: string;
  readonly type: Tokens;
  readonly optional?: true;
  /** The value when it is omitted. */
  readonly default?: Html;
  readonly comment?: Html;
  /** The version that introduced it. */
  readonly since?: string;
  /** Where the properties of its type are listed on the same page. */
  readonly see?: NamedLink;
  /** Id of the row, where you can link to a single property. */
  readonly anchor?: string;
}

/** An error that a call throws. */
export interface ThrowsRow {
  readonly when: Html;
  /** The message, or its beginning. */
  readonly message?: string;
}

/** A known limit of the installed version. It is explained once on a page, then linked to. */
export interface ApiLimit {
  /** Such as `D7`. */
  readonly id: string;
  readonly title: string;
  /** What goes wrong and what to do instead; absent where `url` leads to both. */
  readonly happens?: Html;
  readonly instead?: Html;
  readonly url?: string;
}

/** How to bring a symbol into a game's code. */
export interface ImportFact {
  /** The line to write. */
  readonly statement?: string;
  /** Anything else to know, or what to do without an import. */
  readonly note?: Html;
}

/** What is known about a symbol or member besides its signatures. */
export interface ApiFacts {
  /** Our own sentence. */
  readonly note?: Html;
  readonly throws?: readonly ThrowsRow[];
  readonly limits?: readonly ApiLimit[];
  /** The version that introduced it. */
  readonly since?: string;
  /** Address of its declaration in the toolkit's repository. */
  readonly source?: string;
}

/** A code sample of a doc comment. */
export interface ApiExample {
  /** Highlighted code, to be set in a code block; the code itself is its text. */
  readonly code: Html;
  readonly caption?: Html;
}

/** One way to call or read a member; an overloaded method has several. */
export interface ApiSignature {
  /** Id of the second and later overloads; the first uses the member's anchor. */
  readonly anchor?: string;
  readonly tokens: Tokens;
  readonly comment?: Html;
  readonly deprecated?: Html;
  readonly typeParameters?: readonly TypeParameterRow[];
  readonly parameters?: readonly ParameterRow[];
  readonly returns?: { readonly type: Tokens; readonly comment: Html };
  readonly examples?: readonly ApiExample[];
}

/** A member of a class, or a symbol of `/api/modules`. */
export interface ApiMember extends ApiFacts {
  readonly kind: MemberKind;
  readonly name: string;
  /** Lower-case id, unique on its page. */
  readonly anchor: string;
  readonly flags?: readonly MemberFlag[];
  readonly signatures: readonly ApiSignature[];
  /** Set for a symbol, not for a member. */
  readonly import?: ImportFact;
  /** The inherited member that this one replaces. */
  readonly overrides?: NamedLink;
  /** Properties of an object type. */
  readonly properties?: readonly ParameterRow[];
  /** Members of a class or interface that has no page of its own. */
  readonly members?: readonly ApiMember[];
}

/** Members under one h2. */
export interface ApiGroup {
  readonly title: string;
  readonly slug: string;
  readonly members: readonly ApiMember[];
}

/** One line of an index: a symbol or member with a sentence about it, as plain text. */
export interface IndexEntry {
  readonly name: string;
  readonly url: string;
  readonly kind: MemberKind;
  readonly summary: string;
}

/** What a class inherits from one of its bases; each member is explained on that base's page. */
export interface InheritedGroup {
  readonly from: NamedLink;
  readonly members: readonly IndexEntry[];
}

/** A class with the classes that extend it directly. */
export interface ClassTree extends NamedLink {
  readonly derived?: readonly ClassTree[];
}

/** `/api`: every documented symbol by category. */
export interface ApiIndexContent {
  readonly kind: "index";
  readonly summary: string;
  readonly groups: readonly {
    readonly title: string;
    readonly slug: string;
    readonly entries: readonly IndexEntry[];
  }[];
}

/** `/api/modules`: every symbol that is not one of the class pages. */
export interface ApiModulesContent {
  readonly kind: "modules";
  /** Of the toolkit. */
  readonly version: string;
  readonly summary: string;
  readonly groups: readonly ApiGroup[];
}

/** `/api/classes/{Name}`. */
export interface ApiClassContent
  extends Omit<ApiFacts, "note">, Pick<ApiSignature, "comment" | "examples" | "typeParameters"> {
  readonly kind: "class";
  /** Of the toolkit. */
  readonly version: string;
  readonly name: string;
  /** The class line: modifiers, type parameters and base. */
  readonly declaration: Tokens;
  readonly import: ImportFact;
  /** Our own sentence, as plain text: it is also the page's description. */
  readonly summary: string;
  /** The whole family from its topmost base down; absent for a class without relatives. */
  readonly family?: ClassTree;
  readonly groups: readonly ApiGroup[];
  readonly inherited: readonly InheritedGroup[];
}

/** A symbol that a version changed, with its new members. */
export interface ChangedOwner extends NamedLink {
  /** Whether the symbol itself is new. */
  readonly isWhole?: true;
  readonly members: readonly NamedLink[];
}

/** A symbol or member that a version removed or changed. */
export interface ChangedEntry extends NamedLink {
  /** What to write instead. */
  readonly note?: Html;
}

/** A change of a signature; "…" marks what both versions have in common. */
export interface ChangedSignature extends ChangedEntry {
  readonly before: string;
  readonly after: string;
}

/** A part of what a version means for a game, such as "Before you upgrade", with a sentence for each point. */
export interface ReleaseNotes {
  readonly title: string;
  readonly points: readonly Html[];
}

/** What one published version changed. */
export interface ApiRelease {
  readonly version: string;
  readonly slug: string;
  /** The month in which it was published, such as February 2025. */
  readonly month: string;
  readonly notes: readonly ReleaseNotes[];
  readonly added: readonly ChangedOwner[];
  readonly removed: readonly ChangedEntry[];
  readonly changed: readonly ChangedSignature[];
}

/** `/versions`: what each published version of the toolkit changed, the newest first. */
export interface ApiVersionsContent {
  readonly kind: "versions";
  readonly summary: string;
  /** The oldest published version, and how many of the reference's symbols and members it had. */
  readonly first: { readonly version: string; readonly month: string; readonly count: string };
  readonly releases: readonly ApiRelease[];
}

/** What an API page shows. */
export type ApiContent = ApiIndexContent | ApiModulesContent | ApiClassContent | ApiVersionsContent;

/** The content as the data of a page has it: on the page that the server sent, the HTML that shows it. */
export type ApiPageData = ApiContent | Html;
