import type { Release } from "../../src/node/content/versions/versionTable";
import type { Declarations } from "./readDeclarations";

/** Finds a member at its class or one of its bases; returns the name it is declared under. */
function findDeclared({ declared, bases }: Declarations, name: string): string | undefined {
  if (declared.has(name)) return name;
  const [owner = "", member] = name.split("#");
  const base = bases.get(owner);
  if (member === undefined || base === undefined || base === owner) return undefined;
  return findDeclared({ declared, bases, exported: new Set() }, `${base}#${member}`);
}

/** The items of two lists that are part of their longest common subsequence, as indexes. */
function findCommon(before: readonly string[], after: readonly string[]) {
  const lengths = before.map(() => new Array<number>(after.length + 1).fill(0));
  const lengthAt = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const common = { before: new Set<number>(), after: new Set<number>() };
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) {
      common.before.add(i);
      common.after.add(j);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return common;
}

/** The lines that differ; "…" marks where equal ones were. The first line is always kept. */
function keepChanged(lines: readonly string[], common: ReadonlySet<number>): string {
  const kept = lines.flatMap((line, index) => {
    if (index === 0 || !common.has(index)) return [line];
    return index === 1 || !common.has(index - 1) ? ["…"] : [];
  });
  return kept.join("\n");
}

/** Two signatures without the lines that both have. */
export function keepDifferences(before: string, after: string): [before: string, after: string] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const common = findCommon(old, now);
  return [keepChanged(old, common.before), keepChanged(now, common.after)];
}

/**
 * What changed from one version to the next, for what the reference documents now and what a game could
 * use before. `documented` holds the names of the reference.
 */
export function compareDeclarations(
  before: Declarations,
  after: Declarations,
  documented: ReadonlySet<string>,
): Omit<Release, "version" | "published"> {
  const owners = new Set([...documented].map((name) => name.split("#")[0] ?? ""));
  const wasPublic = (name: string): boolean => {
    const [owner = "", member] = name.split("#");
    const isKnown = before.exported.has(owner) || after.exported.has(owner) || owners.has(owner);
    const commented = before.declared.get(name) ?? after.declared.get(name);
    // Members without any documentation were never meant for games.
    return isKnown && (member === undefined || commented?.hasComment === true);
  };
  const isShown = (name: string): boolean => documented.has(name) || wasPublic(name);
  const now = [...after.declared.keys()].filter(isShown);
  const moved = now.flatMap((name): [string, string][] => {
    const from = findDeclared(before, name);
    return from === undefined || from === name ? [] : [[name, from]];
  });
  const changed = now.flatMap((name): [string, [string, string]][] => {
    const old = before.declared.get(name)?.signature;
    const signature = after.declared.get(name)?.signature ?? "";
    return old === undefined || old === signature ? [] : [[name, keepDifferences(old, signature)]];
  });
  return {
    added: now.filter((name) => findDeclared(before, name) === undefined),
    removed: [...before.declared.keys()].filter(
      (name) => isShown(name) && findDeclared(after, name) === undefined,
    ),
    changed: Object.fromEntries(changed),
    moved: Object.fromEntries(moved),
  };
}
