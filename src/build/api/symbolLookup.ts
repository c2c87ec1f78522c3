import type { ApiSymbol } from "./symbols";

/** What a lookup needs of a symbol. */
export type NamedSymbol = Pick<ApiSymbol, "name" | "owner" | "bases">;

/** Calls, their arguments, type arguments and whitespace do not belong to a name. */
const WRITTEN = /^([\w$]+)(?:(?:#|\.prototype\.|\.)([\w$]+))?(?:<[^]*>)?(?:\([^]*\))?;?$/;

interface OwnerEntry<S> {
  readonly symbol: S;
  readonly members: Map<string, S>;
}

/** Only the value when there is exactly one. */
function single<T>(values: readonly T[]): T | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/**
 * Makes the function that finds a symbol by the name an author writes: `Game`, `Game#action`, `Game.action`,
 * `game.action()`, `playerActions`, with or without arguments. A member that a class inherits is found under
 * the class that declares it. A bare member name is found if exactly one owner has it. Case counts, except
 * that an owner may be written like a variable that holds it (`game`, `playerCollection`).
 */
export function createSymbolLookup<S extends NamedSymbol>(
  symbols: readonly S[],
): (written: string) => S | undefined {
  const owners = new Map<string, OwnerEntry<S>>();
  const byMember = new Map<string, S[]>();
  for (const symbol of symbols) {
    if (symbol.owner === undefined) owners.set(symbol.name, { symbol, members: new Map() });
  }
  for (const symbol of symbols) {
    if (symbol.owner === undefined) continue;
    const member = symbol.name.slice(symbol.owner.length + 1);
    owners.get(symbol.owner)?.members.set(member, symbol);
    byMember.set(member, [...(byMember.get(member) ?? []), symbol]);
  }

  const findOwner = (written: string): OwnerEntry<S> | undefined => {
    const capital = written.slice(0, 1).toUpperCase() + written.slice(1);
    return owners.get(written) ?? owners.get(capital);
  };

  const findMember = (owner: OwnerEntry<S>, member: string): S | undefined => {
    const chain = [owner, ...(owner.symbol.bases ?? []).map((base) => owners.get(base))];
    return chain.flatMap((each) => each?.members.get(member) ?? [])[0];
  };

  return (written) => {
    const [, first = "", second] = WRITTEN.exec(written.trim()) ?? [];
    if (first === "") return undefined;
    if (second === undefined) {
      return owners.get(first)?.symbol ?? single(byMember.get(first) ?? []);
    }
    const owner = findOwner(first);
    return owner && findMember(owner, second);
  };
}
