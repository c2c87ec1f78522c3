/** A game that has frames, as far as others need to know it. */
interface OpenGame {
  /** Gives its frames back; it keeps its moves. */
  close(): void;
}

/** How many games of a page may be open at a time: each costs a process and some 100 MB. */
const MAX_OPEN = 2;

/** The least recently used first. */
const open = new Set<OpenGame>();

/** Enters a game; the least recently used one is closed when there are too many. */
export function enterGame(game: OpenGame): () => void {
  open.add(game);
  const [oldest] = open;
  if (oldest && open.size > MAX_OPEN) {
    open.delete(oldest);
    oldest.close();
  }
  return () => open.delete(game);
}

export function touchGame(game: OpenGame): void {
  if (open.delete(game)) open.add(game);
}
