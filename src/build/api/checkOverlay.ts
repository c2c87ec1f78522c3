import type { FieldLine, KnownLimit } from "../content/frontmatter";
import { findNearest, listNearest, type Problem } from "../../shared/problem";
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

/** Makes the problem for a field of a checked file. */
export type Report = (
  path: readonly PropertyKey[],
  problem: Omit<Problem, "file" | "line">,
) => Problem;

/** Reports problems of one file, each with the line of its field. */
export function createReporter({ file, fieldLine }: CheckedFile): Report {
  return (path, problem) => ({ file, line: fieldLine?.(path), ...problem });
}

function unknownName(what: string, name: string, known: readonly string[]): Omit<Problem, "file"> {
  const nearest = findNearest(name, known);
  return {
    what: `${what} "${name}" does not exist in the toolkit.`,
    valid: listNearest(name, known),
    fix: nearest === undefined ? `remove "${name}".` : `write "${nearest}" instead of "${name}".`,
  };
}

function checkSymbols(overlay: Overlay, { symbols }: OverlayNames, report: Report): Problem[] {
  return Object.entries(overlay.symbols).flatMap(([symbol, entry]): Problem[] => {
    const members = symbols.get(symbol);
    if (members === undefined) {
      return [report(overlayPath(symbol), unknownName("symbol", symbol, [...symbols.keys()]))];
    }
    return Object.keys(entry.members ?? {})
      .filter((member) => !members.includes(member))
      .map((member) => {
        const problem = unknownName(`member of "${symbol}"`, member, members);
        return report(overlayPath(`${symbol}#${member}`), problem);
      });
  });
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

function checkParameters(overlay: Overlay, names: OverlayNames, report: Report): Problem[] {
  return listEntries(overlay, names).flatMap((name) => {
    const known = [...(names.parameters.get(name) ?? [])];
    const parameters = Object.entries(overlayOf(overlay, name)?.parameters ?? {});
    return parameters.flatMap(([parameter, { propertiesOf }]) => {
      const place = [...overlayPath(name), "parameters", parameter];
      const problems: Problem[] = [];
      if (!known.includes(parameter)) {
        problems.push(report(place, unknownName(`parameter of "${name}"`, parameter, known)));
      }
      if (propertiesOf !== undefined && !names.symbols.has(propertiesOf)) {
        const symbols = [...names.symbols.keys()];
        problems.push(report(place, unknownName("type", propertiesOf, symbols)));
      }
      return problems;
    });
  });
}

/** Categories must be declared, whether they come from the overlay or the toolkit. */
function checkCategories(overlay: Overlay, names: OverlayNames, report: Report): Problem[] {
  return names.shown.flatMap(({ name, owner, category }): Problem[] => {
    const path = overlayPath(name);
    const kind = owner === undefined ? "symbols" : "members";
    const valid = overlay.categories[kind];
    if (category === undefined) {
      if (owner !== undefined && !names.pages.includes(owner)) return [];
      const fix = `add ${path.join(".")}.category.`;
      return [report(path, { what: `"${name}" has no category.`, valid, fix })];
    }
    if (valid.includes(category)) return [];
    return [
      report([...path, "category"], {
        what: `category "${category}" of "${name}" is not declared.`,
        valid,
        fix: `use one of these, or add it to categories.${kind} in its place.`,
      }),
    ];
  });
}

function checkSummaries(overlay: Overlay, names: OverlayNames, report: Report): Problem[] {
  const silent = names.shown.filter(({ summary }) => summary === "");
  const missing = silent.map(({ name }) => {
    const path = overlayPath(name);
    return report(path, {
      what: `"${name}" has no summary, and the toolkit has no comment for it.`,
      fix: `add ${path.join(".")}.summary, one sentence in our own words, or hide it with a reason.`,
    });
  });
  const pages = names.pages.flatMap((name): Problem[] => {
    const length = symbolOverlay(overlay, name)?.summary?.length ?? 0;
    if (length >= 50 && length <= 160) return [];
    return [
      report([...overlayPath(name), "summary"], {
        what: `the summary of "${name}" has ${String(length)} characters; it is the page's description.`,
        fix: "write 50 to 160 characters.",
      }),
    ];
  });
  return [...missing, ...pages];
}

function checkImports(names: OverlayNames, report: Report): Problem[] {
  return names.shown
    .filter(({ name, owner }) => owner === undefined && !names.hasImportFact(name))
    .map(({ name }) =>
      report(overlayPath(name), {
        what: `"${name}" cannot be imported, and nothing says what to do instead.`,
        valid: ["access", "instead", "type"],
        fix: `add symbols.${name}.type, the expression that names the type, or symbols.${name}.instead.`,
      }),
    );
}

function checkLinks({ links }: Overlay, names: OverlayNames, report: Report): Problem[] {
  return Object.entries(links)
    .filter(([, target]) => !target.startsWith("/") && !names.isLinkTarget(target))
    .map(([name, target]) =>
      report(["links", name], unknownName("link target", target, [...names.symbols.keys()])),
    );
}

/** An entry about something that is not shown would have no reader. */
function checkHidden(overlay: Overlay, names: OverlayNames, report: Report): Problem[] {
  return listEntries(overlay, names).flatMap((name): Problem[] => {
    const { hide, ...rest } = overlayOf(overlay, name) ?? {};
    const fields = Object.keys(rest);
    if (hide === undefined || fields.length === 0 || !name.includes("#")) return [];
    return [
      report(overlayPath(name), {
        what: `"${name}" is hidden and has "${fields.join('", "')}".`,
        fix: "keep either `hide` or the rest.",
      }),
    ];
  });
}

/** Checks that every name in the overlay exists and that nothing a reader sees lacks its words. */
export function checkOverlay(
  overlay: Overlay,
  names: OverlayNames,
  checked: CheckedFile,
): Problem[] {
  const report = createReporter(checked);
  return [
    ...checkSymbols(overlay, names, report),
    ...checkParameters(overlay, names, report),
    ...checkHidden(overlay, names, report),
    ...checkCategories(overlay, names, report),
    ...checkSummaries(overlay, names, report),
    ...checkImports(names, report),
    ...checkLinks(overlay, names, report),
  ];
}

/** Checks that known limits concern only what the reference shows. */
export function checkLimitSymbols(
  limits: readonly KnownLimit[],
  shown: readonly Pick<ApiSymbol, "name">[],
  checked: CheckedFile,
): Problem[] {
  const report = createReporter(checked);
  const known = shown.map(({ name }) => name);
  return limits.flatMap(({ id, symbols }, index) =>
    symbols
      .filter((symbol) => !known.includes(symbol))
      .map((symbol) =>
        report(
          [index, "symbols"],
          unknownName(`limit ${id} concerns something unknown:`, symbol, known),
        ),
      ),
  );
}
