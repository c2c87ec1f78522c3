/** What a game runs from: compiled modules (CommonJS) by the names they import, and the style sheet. */
export interface GameCode {
  readonly modules: Readonly<Record<string, string>>;
  readonly style: string;
}

/** Whether two codes run alike: the same modules and the same style sheet. */
export function isSameCode(a: GameCode, b: GameCode): boolean {
  const names = Object.keys(b.modules);
  return a.style === b.style && names.every((name) => a.modules[name] === b.modules[name]);
}
