/** What a lookup needs of a symbol. */
export interface NamedSymbol {
  /** Unique: `Action`, `Action#chooseOnBoard`, `playerActions`. */
  readonly name: string;
  /** The class or type that a member belongs to. */
  readonly owner?: string;
  /** The classes a class extends, the nearest first. */
  readonly bases?: readonly string[];
}

/** Calls, their arguments, type arguments and whitespace do not belong to a name. */
const WRITTEN = /^([\w$]+)(?:(?:#|\.prototype\.|\.)([\w$]+))?(?:<[^]*>)?(?:\([^]*\))?;?$/;

/**
 * Makes the function that finds a symbol by the name an author writes: `Game`, `Game#action`, `Game.action`,
 * `game.action()`, `playerActions`, with or without arguments. A member that a class inherits is found under
 * the class that declares it. A bare member name is found if exactly one owner has it. Case counts, except
 * that an owner may be written like a variable that holds it (`game`, `playerCollection`).
 */
export function createSymbolLookup<S extends NamedSymbol>(
  symbols: readonly S[],
): (written: string) => S | undefined {
  const byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  const byMember = new Map<string, S[]>();
  for (const symbol of symbols) {
    const [, member] = symbol.name.split("#");
    if (member !== undefined) byMember.set(member, [...(byMember.get(member) ?? []), symbol]);
  }

  const findMember = (written: string, member: string): S | undefined => {
    const capital = written.slice(0, 1).toUpperCase() + written.slice(1);
    const owner = byName.get(written) ?? byName.get(capital);
    const chain = owner ? [owner.name, ...(owner.bases ?? [])] : [];
    return chain.flatMap((name) => byName.get(`${name}#${member}`) ?? [])[0];
  };

  return (written) => {
    const [, first = "", second] = WRITTEN.exec(written.trim()) ?? [];
    if (second !== undefined) return findMember(first, second);
    const [member, ...others] = byMember.get(first) ?? [];
    return byName.get(first) ?? (others.length === 0 ? member : undefined);
  };
}
