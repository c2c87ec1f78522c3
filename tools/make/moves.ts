/**
 * Plays a game and writes it to its `moves.json`. Usage:
 *
 *     npm run make -- moves <id> [--players N] [--seed S] [--tries N]
 *       [--min-moves N] [--max-moves N] [--thinking N] [--draw]
 *
 * Tries one seed after another (`S`, `S 2`, …) until a game ends within the limits with a winner (or
 * without one, by `--draw`). `--thinking 0` plays at random; the more, the better the play and the longer
 * it takes.
 */
import path from "node:path";
import { lastUpdate, startMatch, type Match } from "../../src/shared/games/match";
import { writeJson } from "../writeJson";
import { playRecording } from "../games/playRecording";
import { playOn, randomMove, type ChooseMove } from "../../src/shared/games/randomPlay";
import type { Recording } from "../../src/shared/contracts/recording";
import { seededRandom } from "../../src/shared/games/seededRandom";
import { thoughtfulMove } from "../games/thoughtfulMove";
import { loadGame } from "../games/loadGame";
import { parseOptions } from "../parseOptions";

const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    players: { type: "string" },
    seed: { type: "string" },
    tries: { type: "string", default: "50" },
    "min-moves": { type: "string", default: "1" },
    "max-moves": { type: "string", default: "200" },
    thinking: { type: "string", default: "8" },
    draw: { type: "boolean", default: false },
  },
});

const { id, folder, facts, engine, openMoves } = await loadGame(positionals[0]);
const players = Number(values.players ?? facts.players.default);
const maxMoves = Number(values["max-moves"]);
const thinking = Number(values.thinking);

function play(seed: string): Match {
  const random = seededRandom(seed);
  const choose: ChooseMove = (match) =>
    thinking === 0
      ? randomMove(lastUpdate(match), openMoves, random)
      : thoughtfulMove(engine, match, {
          openMoves,
          random,
          candidates: 2 * thinking,
          playouts: thinking,
          depth: maxMoves,
        });
  const match = startMatch(engine, { players, seed, settings: facts.settings });
  return playOn(engine, match, { choose, maxMoves });
}

/** The recording, or a message with what is wrong with the match. */
function judge(match: Match): Recording | string {
  const { game } = lastUpdate(match);
  const count = match.moves.length;
  if (game.phase === "started") return `no end after ${String(count)} moves`;
  if (count < Number(values["min-moves"])) return `${String(count)} moves are too few`;
  if (game.winners.length === 0 && !values.draw) return "nobody wins";
  const moves = match.moves.map(({ seat, name, args }) => ({ seat, name, args: { ...args } }));
  const { seed, settings } = match.seating;
  return { players, seed, settings: { ...settings }, moves, winners: [...game.winners] };
}

function record(): Recording {
  const first = values.seed ?? facts.seed;
  for (let attempt = 1; attempt <= Number(values.tries); attempt++) {
    const seed = attempt === 1 ? first : `${first} ${String(attempt)}`;
    const result = judge(play(seed));
    if (typeof result !== "string") return result;
    console.log(`seed "${seed}": ${result}`);
  }
  throw new Error(`${id}: no recording in ${values.tries} tries.`);
}

const recording = record();
playRecording(engine, recording, { game: id });
await writeJson(path.join(folder, "moves.json"), recording);
const winners = recording.winners.join(", ") || "nobody";
console.log(`${id}: ${String(recording.moves.length)} moves, ${winners} wins`);
