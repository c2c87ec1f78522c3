import type { SeatedPlayer } from "./engine";

/** The players of all examples. White text is legible on each color, and each is visible on dark. */
const PERSONS = [
  { name: "Ada", color: "#c93a52" },
  { name: "Ben", color: "#2b74b8" },
  { name: "Cleo", color: "#22844f" },
  { name: "Dov", color: "#a9660b" },
  { name: "Esi", color: "#8453c4" },
  { name: "Finn", color: "#0c7e85" },
] as const;

/** A picture that needs no request: the initial in a disc. */
function drawAvatar(name: string, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#fff"/><text x="20" y="28" font-family="sans-serif" font-size="22" font-weight="700" text-anchor="middle" fill="${color}">${name.charAt(0)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The players at seats 1 to `count`; the first is the host. Throws when there are not enough seats. */
export function seatPlayers(count: number): SeatedPlayer[] {
  if (!Number.isInteger(count) || count < 1 || count > PERSONS.length) {
    throw new Error(
      `${String(count)} players cannot be seated: there are 1 to ${String(PERSONS.length)} seats.`,
    );
  }
  return PERSONS.slice(0, count).map(({ name, color }, index) => {
    const position = index + 1;
    const avatar = drawAvatar(name, color);
    return { id: String(position), name, color, avatar, host: position === 1, position };
  });
}
