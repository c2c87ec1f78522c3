import { parse } from "yaml";
import { z } from "zod";
import { parseFields } from "../frontmatter";
import { findNearest, type Problem } from "../problem";

const sentence = z.string().min(10).max(200);
const category = z.string().min(2).max(40);

const memberSchema = z.strictObject({
  /** Our own words for a member without a toolkit comment. */
  summary: sentence.optional(),
  /** The heading to show it under. */
  category: category.optional(),
  /** Leave it out, because it is engine machinery. */
  hide: z.boolean().optional(),
});

const symbolSchema = memberSchema.extend({
  /** Show no members: a reader passes such a value on but never calls its methods. */
  opaque: z.boolean().optional(),
  members: z.record(z.string(), memberSchema).optional(),
});

const pageSchema = z.strictObject({
  title: z.string().min(2).max(60),
  sidebarLabel: z.string().min(2).max(40),
  description: z.string().min(50).max(160),
});

const overlaySchema = z.strictObject({
  pages: z.strictObject({ index: pageSchema, modules: pageSchema }),
  /** By name, such as `Game`. */
  symbols: z.record(z.string(), symbolSchema),
  /** What a broken `{@link}` of the toolkit means: a symbol such as `Game#action`, or a route. */
  links: z.record(z.string(), z.string()),
});

/** The hand-written facts that are laid over the toolkit's declarations. */
export type Overlay = z.infer<typeof overlaySchema>;

export type SymbolOverlay = z.infer<typeof symbolSchema>;
export type MemberOverlay = z.infer<typeof memberSchema>;

/** The entry of a symbol; safe for names such as `constructor`. */
export function symbolOverlay(overlay: Overlay, name: string): SymbolOverlay | undefined {
  return Object.hasOwn(overlay.symbols, name) ? overlay.symbols[name] : undefined;
}

/** The entry of a member of a symbol. */
export function memberOverlay(
  overlay: Overlay,
  symbol: string,
  member: string,
): MemberOverlay | undefined {
  const members = symbolOverlay(overlay, symbol)?.members ?? {};
  return Object.hasOwn(members, member) ? members[member] : undefined;
}

/** Reads the overlay; every fault is a problem with the field, the value and what is expected. */
export function parseOverlay(
  text: string,
  file: string,
): { readonly overlay?: Overlay; readonly problems: readonly Problem[] } {
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [{ file, what: `this is no YAML: ${reason}` }] };
  }
  const { fields, problems } = parseFields(overlaySchema, data, file);
  return fields === undefined ? { problems } : { overlay: fields, problems };
}

/** What the overlay may name. */
export interface OverlayNames {
  /** Documented symbols with the names of their members. */
  readonly symbols: ReadonlyMap<string, readonly string[]>;
  /** Symbols that must have a summary: the class pages, and exports without a toolkit comment. */
  readonly needSummary: readonly string[];
  /** Symbols whose summary is a page's description, so its length counts. */
  readonly pages: readonly string[];
  /** Whether a link may lead there: a documented symbol or member. */
  readonly isLinkTarget: (name: string) => boolean;
}

function unknownName(file: string, what: string, name: string, known: readonly string[]): Problem {
  const nearest = findNearest(name, known);
  return {
    file,
    what: `${what} "${name}" does not exist in the toolkit.`,
    valid: known,
    fix: nearest === undefined ? `remove "${name}".` : `write "${nearest}" instead of "${name}".`,
  };
}

function checkDescriptions(overlay: Overlay, names: OverlayNames, file: string): Problem[] {
  const missing = names.needSummary
    .filter((name) => symbolOverlay(overlay, name)?.summary === undefined)
    .map((name) => ({
      file,
      what: `symbol "${name}" has no summary, and the toolkit has no comment for it.`,
      fix: `add symbols.${name}.summary: one sentence in our own words.`,
    }));
  const badLength = names.pages.flatMap((name): Problem[] => {
    const length = symbolOverlay(overlay, name)?.summary?.length ?? 100;
    if (length >= 50 && length <= 160) return [];
    return [
      {
        file,
        what: `the summary of "${name}" has ${String(length)} characters; it is the page's description.`,
        fix: "write 50 to 160 characters.",
      },
    ];
  });
  return [...missing, ...badLength];
}

function checkLinks({ links }: Overlay, names: OverlayNames, file: string): Problem[] {
  return Object.entries(links)
    .filter(([, target]) => !target.startsWith("/") && !names.isLinkTarget(target))
    .map(([, target]) => unknownName(file, "link target", target, [...names.symbols.keys()]));
}

/** Checks that every name in the overlay exists and that nothing lacks a summary. */
export function checkOverlay(overlay: Overlay, names: OverlayNames, file: string): Problem[] {
  const known = [...names.symbols.keys()];
  const unknown = Object.entries(overlay.symbols).flatMap(([name, entry]): Problem[] => {
    const members = names.symbols.get(name);
    if (members === undefined) return [unknownName(file, "symbol", name, known)];
    return Object.keys(entry.members ?? {})
      .filter((member) => !members.includes(member))
      .map((member) => unknownName(file, `member of "${name}"`, member, members));
  });
  return [
    ...unknown,
    ...checkDescriptions(overlay, names, file),
    ...checkLinks(overlay, names, file),
  ];
}
