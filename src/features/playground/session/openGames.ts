/** A game that has frames, as far as others need to know it. */
export interface OpenGame {
  /** Gives its frames back; it keeps its moves. */
  close(): void;
}

/** How many games of a page may be open at a time: each costs a process and some 100 MB. */
const MAX_OPEN = 2;

/** The least recently used first. */
const open: OpenGame[] = [];

function remove(game: OpenGame): void {
  const index = open.indexOf(game);
  if (index >= 0) open.splice(index, 1);
}

/** Enters a game; the least recently used one is closed when there are too many. */
export function enterGame(game: OpenGame): () => void {
  open.push(game);
  while (open.length > MAX_OPEN) open.shift()?.close();
  return () => remove(game);
}

export function touchGame(game: OpenGame): void {
  if (!open.includes(game) || open.at(-1) === game) return;
  remove(game);
  open.push(game);
}
