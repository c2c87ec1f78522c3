import { z } from "zod";
import { readYaml } from "../../content/fields/readYaml";
import { parseFields, type FieldLine } from "../../content/fields/frontmatter";
import type { Problem } from "../../../shared/problem";

/** One or two sentences, as inline Markdown; a documented name in backticks becomes a link. */
const sentence = z.string().min(10).max(300);
const category = z.string().min(2).max(40);
const version = z.string().regex(/^0\.\d+(\.\d+)?$/, "a released version such as 0.2.12");

const rowFields = {
  /** Our own words; they take precedence over the toolkit's. */
  summary: sentence.optional(),
  /** What applies when it is left out, as inline Markdown: "`false`", "all players". */
  default: z.string().min(1).max(120).optional(),
  /** Set where the declared type calls it optional, but it is required. */
  required: z.literal(true).optional(),
  /** The version that brought it. */
  since: version.optional(),
};

/** Facts about one parameter, or one property of an options object. */
const rowSchema = z.strictObject({
  ...rowFields,
  /** The documented type whose properties it takes, where the declared type is computed. */
  propertiesOf: z.string().optional(),
});

const memberSchema = z.strictObject({
  ...rowFields,
  /** The heading to show it under; one of `categories`. */
  category: category.optional(),
  /** Leave it out, for this reason. */
  hide: z.string().min(10).max(200).optional(),
  /** Leave out the toolkit's examples, for this reason: they do not compile, or do not show it. */
  wrongExample: z.string().min(10).max(200).optional(),
  /** What it returns, where the toolkit does not say. */
  returns: sentence.optional(),
  /** When it throws, and the start of the message. */
  throws: z.array(z.strictObject({ when: sentence, message: z.string().optional() })).optional(),
  /** By the name in the table, such as `options.prompt`. */
  parameters: z.record(z.string(), rowSchema).optional(),
});

const symbolSchema = memberSchema.extend({
  /** Leave out the toolkit's comment on a class: `summary` says the same. */
  isSummaryEnough: z.literal(true).optional(),
  /** Show no members: readers pass such a value on but never call its methods. */
  opaque: z.boolean().optional(),
  members: z.record(z.string(), memberSchema).optional(),
  /** How to get at a symbol that is not exported. */
  access: z.enum(["global", "flow command"]).optional(),
  /** The type expression by which a game names a type that is not exported; a test compiles it. */
  type: z.string().optional(),
  /** What to do where a symbol cannot be imported. */
  instead: sentence.optional(),
});

const pageSchema = z.strictObject({
  title: z.string().min(2).max(60),
  sidebarLabel: z.string().min(2).max(40),
  description: z.string().min(50).max(160),
});

/** Sentences, each as inline Markdown; a part without any is not shown. */
const releaseSchema = z.strictObject({
  /** What to do before and while you upgrade a game. */
  upgrade: z.array(sentence).default([]),
  /** What works differently although its signature is the same, except for known limits. */
  behavior: z.array(sentence).default([]),
  /** What is new. */
  added: z.array(sentence).default([]),
});

const overlaySchema = z.strictObject({
  pages: z.strictObject({
    index: pageSchema,
    modules: pageSchema,
    /** For the page of what each version changed; without it there is no such page. */
    versions: pageSchema.optional(),
  }),
  /** Every allowed category in the order of the headings. */
  categories: z.strictObject({ symbols: z.array(category), members: z.array(category) }),
  /** By name, such as `Game`. */
  symbols: z.record(z.string(), symbolSchema),
  /** What a broken `{@link}` of the toolkit means: a symbol such as `Game#action`, or a route. */
  links: z.record(z.string(), z.string()),
  /** By version and by name: what to write instead of what the version removed or changed. */
  changes: z.record(version, z.record(z.string(), sentence)).optional(),
  /** By version: what a reader of `/versions` learns in a few seconds. */
  releases: z.record(version, releaseSchema).optional(),
});

/** The hand-written facts that are laid over the toolkit's declarations. */
export type Overlay = z.infer<typeof overlaySchema>;

export type SymbolOverlay = z.infer<typeof symbolSchema>;
export type MemberOverlay = z.infer<typeof memberSchema>;
export type RowOverlay = z.infer<typeof rowSchema>;

function entryOf<T>(entries: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  // Safe for names such as `constructor`.
  return entries !== undefined && Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** The entry of a symbol. */
export function symbolOverlay(overlay: Overlay, name: string): SymbolOverlay | undefined {
  return entryOf(overlay.symbols, name);
}

/** The entry of a symbol or of a member, such as `Game#action`. */
export function overlayOf(overlay: Overlay, name: string): MemberOverlay | undefined {
  const [symbol = "", member] = name.split("#");
  const entry = symbolOverlay(overlay, symbol);
  return member === undefined ? entry : entryOf(entry?.members, member);
}

/** The place of that entry in the file. */
export function overlayPath(name: string): string[] {
  const [symbol = "", member] = name.split("#");
  return ["symbols", symbol, ...(member === undefined ? [] : ["members", member])];
}

/** The entry of a parameter of a function or member. */
export function rowOverlay(
  entry: Pick<MemberOverlay, "parameters"> | undefined,
  path: string,
): RowOverlay | undefined {
  return entryOf(entry?.parameters, path);
}

/** The overlay, unless something is wrong with its form. */
export interface ParsedOverlay {
  readonly overlay?: Overlay;
  readonly problems: readonly Problem[];
  /** Line of an entry, for problems found later. */
  readonly fieldLine: FieldLine;
}

/** Reads the overlay; every error is a problem with the field, the value and what is expected. */
export function parseOverlay(text: string, file: string): ParsedOverlay {
  const { data, problems: faults, fieldLine } = readYaml(text, file);
  if (faults.length > 0) return { problems: faults, fieldLine };
  const { fields, problems } = parseFields(overlaySchema, data, { file, fieldLine });
  return { ...(fields === undefined ? {} : { overlay: fields }), problems, fieldLine };
}
