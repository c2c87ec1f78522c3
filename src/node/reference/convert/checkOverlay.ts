import type { FieldLine, KnownLimit } from "../../content/fields/frontmatter";
import { findNearest, listNearest, type Problem } from "../../../shared/problem";
import { overlayOf, overlayPath, symbolOverlay, type Overlay } from "./overlay";
import type { ApiSymbol } from "./symbols";

/** What the overlay may name, and what it must explain. */
export interface OverlayNames {
  /** Every symbol of the toolkit with the names of its members, shown or not. */
  readonly symbols: ReadonlyMap<string, readonly string[]>;
  /** Everything the reference shows. */
  readonly shown: readonly ApiSymbol[];
  /** The symbols that have a page: their summary is its description, so its length counts. */
  readonly pages: readonly string[];
  /** The rows of tables by symbol or member, such as `Game#action` → `definition.prompt`. */
  readonly parameters: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a link may lead there: a documented symbol or member. */
  readonly isLinkTarget: (name: string) => boolean;
  /** Whether readers learn how to get a symbol into a game's code. */
  readonly hasImportFact: (symbol: string) => boolean;
}

/** A checked file: its path relative to the repository, and the lines of its fields. */
export interface CheckedFile {
  readonly file: string;
  readonly fieldLine?: FieldLine | undefined;
}

/** Reports the problem of a field of a checked file. */
export type Report = (
  path: readonly PropertyKey[],
  problem: Omit<Problem, "file" | "line">,
) => void;

/** Collects the problems of one file, each with the line of its field. */
export function createReporter({ file, fieldLine }: CheckedFile) {
  const problems: Problem[] = [];
  const report: Report = (path, problem) => {
    problems.push({ file, line: fieldLine?.(path), ...problem });
  };
  return { problems, report };
}

function unknownName(what: string, name: string, known: readonly string[]): Omit<Problem, "file"> {
  const nearest = findNearest(name, known);
  return {
    what: `${what} "${name}" does not exist in the toolkit.`,
    valid: listNearest(name, known),
    fix: nearest === undefined ? `remove "${name}".` : `write "${nearest}" instead of "${name}".`,
  };
}

function checkSymbols(overlay: Overlay, { symbols }: OverlayNames, report: Report): void {
  for (const [symbol, entry] of Object.entries(overlay.symbols)) {
    const known = symbols.get(symbol);
    if (known === undefined) {
      report(overlayPath(symbol), unknownName("symbol", symbol, [...symbols.keys()]));
      continue;
    }
    for (const member of Object.keys(entry.members ?? {})) {
      if (known.includes(member)) continue;
      const problem = unknownName(`member of "${symbol}"`, member, known);
      report(overlayPath(`${symbol}#${member}`), problem);
    }
  }
}

/** The names of all symbols and members that exist and have an entry. */
function listEntries(overlay: Overlay, { symbols }: OverlayNames): string[] {
  return Object.entries(overlay.symbols).flatMap(([symbol, { members = {} }]) => {
    const known = symbols.get(symbol);
    if (known === undefined) return [];
    const present = Object.keys(members).filter((member) => known.includes(member));
    return [symbol, ...present.map((member) => `${symbol}#${member}`)];
  });
}

function checkParameters(overlay: Overlay, names: OverlayNames, report: Report): void {
  for (const name of listEntries(overlay, names)) {
    const known = [...(names.parameters.get(name) ?? [])];
    const parameters = Object.entries(overlayOf(overlay, name)?.parameters ?? {});
    for (const [parameter, { propertiesOf }] of parameters) {
      const place = [...overlayPath(name), "parameters", parameter];
      if (!known.includes(parameter)) {
        report(place, unknownName(`parameter of "${name}"`, parameter, known));
      }
      if (propertiesOf !== undefined && !names.symbols.has(propertiesOf)) {
        report(place, unknownName("type", propertiesOf, [...names.symbols.keys()]));
      }
    }
  }
}

/** Categories must be declared, whether they come from the overlay or the toolkit. */
function checkCategories(overlay: Overlay, names: OverlayNames, report: Report): void {
  for (const { name, owner, category } of names.shown) {
    const path = overlayPath(name);
    const kind = owner === undefined ? "symbols" : "members";
    const valid = overlay.categories[kind];
    const isNeeded = owner === undefined || names.pages.includes(owner);
    if (category === undefined && isNeeded) {
      const fix = `add ${path.join(".")}.category.`;
      report(path, { what: `"${name}" has no category.`, valid, fix });
    }
    if (category !== undefined && !valid.includes(category)) {
      report([...path, "category"], {
        what: `category "${category}" of "${name}" is not declared.`,
        valid,
        fix: `use one of these, or add it to categories.${kind} in its place.`,
      });
    }
  }
}

function checkSummaries(overlay: Overlay, names: OverlayNames, report: Report): void {
  for (const { name, summary } of names.shown) {
    if (summary !== "") continue;
    const path = overlayPath(name);
    report(path, {
      what: `"${name}" has no summary, and the toolkit has no comment for it.`,
      fix: `add ${path.join(".")}.summary, one sentence in our own words, or hide it with a reason.`,
    });
  }
  for (const name of names.pages) {
    const length = symbolOverlay(overlay, name)?.summary?.length ?? 0;
    if (length >= 50 && length <= 160) continue;
    report([...overlayPath(name), "summary"], {
      what: `the summary of "${name}" has ${String(length)} characters; it is the page's description.`,
      fix: "write 50 to 160 characters.",
    });
  }
}

function checkImports(names: OverlayNames, report: Report): void {
  for (const { name, owner } of names.shown) {
    if (owner !== undefined || names.hasImportFact(name)) continue;
    report(overlayPath(name), {
      what: `"${name}" cannot be imported, and nothing says what to do instead.`,
      valid: ["access", "instead", "type"],
      fix: `add symbols.${name}.type, the expression that names the type, or symbols.${name}.instead.`,
    });
  }
}

function checkLinks({ links }: Overlay, names: OverlayNames, report: Report): void {
  for (const [name, target] of Object.entries(links)) {
    if (target.startsWith("/") || names.isLinkTarget(target)) continue;
    report(["links", name], unknownName("link target", target, [...names.symbols.keys()]));
  }
}

/** An entry about something that is not shown would have no reader. */
function checkHidden(overlay: Overlay, names: OverlayNames, report: Report): void {
  for (const name of listEntries(overlay, names)) {
    const { hide, ...rest } = overlayOf(overlay, name) ?? {};
    const fields = Object.keys(rest);
    if (hide === undefined || fields.length === 0 || !name.includes("#")) continue;
    report(overlayPath(name), {
      what: `"${name}" is hidden and has "${fields.join('", "')}".`,
      fix: "keep either `hide` or the rest.",
    });
  }
}

/** Checks that every name in the overlay exists and that nothing a reader sees lacks its words. */
export function checkOverlay(
  overlay: Overlay,
  names: OverlayNames,
  checked: CheckedFile,
): readonly Problem[] {
  const { problems, report } = createReporter(checked);
  checkSymbols(overlay, names, report);
  checkParameters(overlay, names, report);
  checkHidden(overlay, names, report);
  checkCategories(overlay, names, report);
  checkSummaries(overlay, names, report);
  checkImports(names, report);
  checkLinks(overlay, names, report);
  return problems;
}

/** Checks that known limits concern only what the reference shows. */
export function checkLimitSymbols(
  limits: readonly KnownLimit[],
  shown: readonly Pick<ApiSymbol, "name">[],
  checked: CheckedFile,
): readonly Problem[] {
  const { problems, report } = createReporter(checked);
  const known = shown.map(({ name }) => name);
  for (const [index, { id, symbols }] of limits.entries()) {
    for (const symbol of symbols.filter((each) => !known.includes(each))) {
      report(
        [index, "symbols"],
        unknownName(`limit ${id} concerns something unknown:`, symbol, known),
      );
    }
  }
  return problems;
}
