import path from "node:path";
import { readText } from "../files/readText";
import type { GameTexts } from "../../shared/contracts/gameSource";
import type { Recording } from "../../shared/contracts/recording";
import type { StepFile } from "../../shared/contracts/tutorialStep";
import { projectFiles, type CodeWriter } from "../../shared/project/projectFiles";
import { projectZip } from "../../shared/project/projectZip";
import { readSource } from "./readSources";
import { readStarter } from "./readStarter";

const GAMES = "content/games";
const starter = readStarter("content/introduction");

/** For tests: the rules of an example game. */
export function readRules(id: string): string {
  return readSource(path.join(GAMES, id)).files["game.ts"];
}

/**
 * What a reader of an example game downloads, after an edit of its rules by the reader or the sender of a link, and
 * so many of its recorded moves.
 */
export function projectOfGame(
  id: string,
  edit = (rules: string) => rules,
  count = Number.POSITIVE_INFINITY,
  writer: CodeWriter = "author",
): Readonly<Record<string, string>> {
  const source = readSource(path.join(GAMES, id));
  const file = readText(path.join(GAMES, id, "moves.json"));
  const { players, seed, settings, moves } = JSON.parse(file) as Recording;
  return projectFiles({
    source,
    texts: { ...source.files, "game.ts": edit(source.files["game.ts"]) },
    writer,
    starter,
    played: { players, seed, settings, moves: moves.slice(0, count) },
    page: `https://docs.example.org/examples/${id}`,
  });
}

/** For tests: what a reader of a step downloads before the first move. */
export function projectOfStep(
  { source, bundle }: StepFile,
  texts: GameTexts,
): Readonly<Record<string, string>> {
  const { players, seed, settings, moves } = bundle.recording;
  return projectFiles({
    source,
    texts,
    writer: "reader",
    starter,
    played: { players, seed, settings, moves },
    page: `https://docs.example.org/${source.id}`,
  });
}

/** For tests: the download of an example game as a zip. */
export function zipOfGame(
  ...[id, ...changes]: Parameters<typeof projectOfGame>
): Uint8Array<ArrayBuffer> {
  return projectZip(id, projectOfGame(id, ...changes));
}
