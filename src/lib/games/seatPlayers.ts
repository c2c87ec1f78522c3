import type { SeatedPlayer } from "./engine";

/** Names and colors of the seats in every example; the colors stand out from light and dark. */
const PERSONS = [
  { name: "Ada", color: "#d1495b" },
  { name: "Ben", color: "#2f7fc1" },
  { name: "Cleo", color: "#2a9d5c" },
  { name: "Dov", color: "#c9820a" },
  { name: "Esi", color: "#8a5cc7" },
  { name: "Finn", color: "#0f8f94" },
] as const;

/** The players at seats 1 to `count`; the first is the host. Throws when the seats do not suffice. */
export function seatPlayers(count: number): SeatedPlayer[] {
  if (!Number.isInteger(count) || count < 1 || count > PERSONS.length) {
    throw new Error(
      `${String(count)} players cannot be seated: there are 1 to ${String(PERSONS.length)} seats.`,
    );
  }
  return PERSONS.slice(0, count).map(({ name, color }, index) => {
    const position = index + 1;
    return { id: String(position), name, color, avatar: "", host: position === 1, position };
  });
}
