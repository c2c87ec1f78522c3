const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  colon: ":",
  gt: ">",
  lt: "<",
  newline: "\n",
  quot: '"',
  tab: "\t",
};

const LAST_CODE_POINT = 0x10ffff;

/**
 * Resolves the character references of an attribute's value: all numeric ones, and the named ones that
 * markup generators write or that can hide a `javascript:` address.
 */
export function decodeCharacterReferences(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,8})|#([0-9]{1,8})|([a-z]+));?/gi,
    (whole: string, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > LAST_CODE_POINT ? "\uFFFD" : String.fromCodePoint(code);
    },
  );
}
