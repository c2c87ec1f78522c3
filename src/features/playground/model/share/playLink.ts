import * as z from "zod/mini";
import { GAME_FILES } from "../../../../shared/contracts/gameSource";
import { MAX_NAME } from "../play/protocol";
import { MAX_SEED } from "../play/seed";
import type { StartPosition } from "../play/startPosition";
import { MAX_PAYLOAD, packText, unpackText } from "../../../../shared/shareText";

const PREFIX = "#play=";

const name = z.string().check(z.minLength(1), z.maxLength(MAX_NAME));
const single = z.union([z.string().check(z.maxLength(1000)), z.number(), z.boolean()]);
const seat = z.int().check(z.gte(1), z.lte(6));

/** A move as seat, action and arguments. */
const moveSchema = z.tuple([
  seat,
  name,
  z.record(name, z.union([single, z.array(single).check(z.maxLength(200))])),
]);

const positionFields = {
  players: seat,
  seed: z.string().check(z.maxLength(MAX_SEED), z.regex(/\S/)),
  settings: z.record(name, single),
  moves: z.array(moveSchema).check(z.maxLength(2000)),
  /** After how many of the moves it is shown. */
  at: z.int().check(z.gte(0)),
};
const positionSchema = z.strictObject(positionFields);

const linkSchema = z.strictObject({
  /** Id of the game. */
  game: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  /** Version of the toolkit that the game was played with; for the reader only. */
  toolkit: z.string().check(z.regex(/^[\w.+-]{1,30}$/)),
  ...positionFields,
  lens: z.union([z.literal("all"), z.literal("server"), seat]),
  /** Files that differ from the original, whole. */
  files: z.optional(z.partialRecord(z.enum(GAME_FILES), z.string())),
});

/** The position of a game: what is played again, and how much of it is shown. */
export type LinkedPosition = z.infer<typeof positionSchema>;

/** A game in a link: what is needed to show it again as it was. */
export type PlayLink = z.infer<typeof linkSchema>;

/** A link that was read, or why it could not be. */
type DecodedLink = { readonly link: PlayLink } | { readonly problem: string };

const PROTOTYPE: readonly string[] = ["__proto__", "constructor", "prototype"];

/** JSON without keys that reach a prototype; `undefined` for anything else. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (PROTOTYPE.includes(key)) throw new Error(`The key "${key}" is not allowed.`);
      return value;
    });
  } catch {
    return undefined;
  }
}

/** Whether what is shown is among the moves, and everyone who moves is among the players. */
const isPlayable = ({ players, moves, at }: LinkedPosition): boolean =>
  at <= moves.length && moves.every(([who]) => who <= players);

function readLink(text: string): PlayLink | undefined {
  const link = linkSchema.safeParse(readJson(text)).data;
  if (!link || !isPlayable(link)) return undefined;
  return typeof link.lens === "string" || link.lens <= link.players ? link : undefined;
}

/** A position as a link holds it. */
export const packPosition = (position: StartPosition): LinkedPosition => ({
  players: position.players,
  seed: position.seed,
  settings: { ...position.settings },
  moves: position.moves.map(({ seat: who, name: action, args }) => [who, action, { ...args }]),
  at: position.at,
});

/** A position as text, for `parsePosition`. */
export const printPosition = (position: StartPosition): string =>
  JSON.stringify(packPosition(position));

/** Reads the text of a position. Never throws: `undefined` when it holds none. */
export function parsePosition(text: string): LinkedPosition | undefined {
  const position = positionSchema.safeParse(readJson(text)).data;
  return position && isPlayable(position) ? position : undefined;
}

/** The hash of a link, `#play=2.…`, or how it is too long. Equal games give equal links. */
export function encodePlayLink(
  link: PlayLink,
): { readonly hash: string } | { readonly problem: string } {
  const packed = packText(JSON.stringify(linkSchema.parse(link)));
  if ("payload" in packed) return { hash: PREFIX + packed.payload };
  const what = link.files ? "The changed code and the moves are" : "The moves are";
  return {
    problem: `${what} too long for a link: ${String(packed.size)} characters, at most ${String(MAX_PAYLOAD)} fit. Download the project instead.`,
  };
}

/**
 * Reads the hash of a link. Never throws: `undefined` when the hash is about something else, a
 * message when it holds no game. The moves may still be refused by the rules.
 */
export function decodePlayLink(hash: string): DecodedLink | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const unpacked = unpackText(hash.slice(PREFIX.length));
  const link = "text" in unpacked ? readLink(unpacked.text) : undefined;
  if (link) return { link };
  const reason = "problem" in unpacked ? unpacked.problem : "what it holds is no game.";
  return { problem: `The game in the link cannot be read: ${reason} This is the game unchanged.` };
}
