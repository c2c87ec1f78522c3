import { readFileSync } from "node:fs";
import path from "node:path";
import { listGameIds, readGameFolder } from "./gameFolder";
import { countLines } from "./sourceText";

/** The line of a page that the list of all games takes the place of. */
const MARK = /^::games$/m;

const NUMBER = /\d+/;

function gameRow(folder: string, id: string): { readonly order: number; readonly row: string }[] {
  const { facts } = readGameFolder(path.join(folder, id), id);
  if (!facts) return [];
  const { title, tagline, players, mechanisms, number } = facts;
  const lines = (name: string): string =>
    String(countLines(readFileSync(path.join(folder, id, name), "utf8")));
  const { min, max } = players;
  const seats = min === max ? String(min) : `${String(min)}–${String(max)}`;
  const row =
    `| [${title}](/examples/${id}): ${tagline} | ${seats} | ${mechanisms.join(", ")} | ` +
    `${lines("game.ts")} + ${lines("ui.tsx")} |`;
  return [{ order: Number(NUMBER.exec(number)?.[0] ?? 0), row }];
}

/** Puts the table of all games, by their numbers, where a page says `::games`. */
export function fillGameList(text: string, contentPath: string): string {
  if (!MARK.test(text)) return text;
  const folder = path.join(contentPath, "games");
  const rows = listGameIds(folder).flatMap((id) => gameRow(folder, id));
  rows.sort((a, b) => a.order - b.order);
  const head = "| Game | Players | Mechanisms | Lines |\n|---|---|---|---|";
  return text.replace(MARK, () => [head, ...rows.map(({ row }) => row)].join("\n"));
}
