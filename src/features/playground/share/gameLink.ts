import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { StartPosition } from "../model/play/startPosition";
import { findStrangeSetting } from "../model/share/linkedSettings";
import { packPosition, type LinkedPosition, type PlayLink } from "../model/share/playLink";
import { changedFiles, type RulesDraft } from "../rules/RulesDraft";
import { positionOf } from "../session/sessionState";
import type { TableForTools } from "../ui/tableView";

/** The game on a table, as a link holds it. */
export function toPlayLink(
  { session, lens }: TableForTools,
  { source, state }: RulesDraft,
): PlayLink {
  const files = changedFiles(source.files, state.texts);
  return {
    game: source.id,
    toolkit: source.toolkit,
    ...packPosition(positionOf(session.store.state)),
    lens,
    ...(Object.keys(files).length > 0 && { files }),
  };
}

/** Where a game from a link begins. */
export function toStart({ players, seed, settings, moves, at }: LinkedPosition): StartPosition {
  return {
    players,
    seed,
    settings,
    moves: moves.map(([seat, name, args]) => ({ seat, name, args })),
    at,
  };
}

/**
 * Why a link, or a game that the tab has kept, does not fit the game of this site; `undefined` when it does. What changed
 * code takes for its settings is for that code to say.
 */
export function findMisfit(
  { players, settings, files }: LinkedPosition & Pick<PlayLink, "files">,
  { facts, forms }: GameBundle,
): string | undefined {
  const { min, max } = facts.players;
  const strange = files ? undefined : findStrangeSetting(settings, forms);
  const why =
    players >= min && players <= max
      ? strange
      : `The link holds a game of ${String(players)} players, but ${facts.title} is for ${String(min)} to ${String(max)}.`;
  return why === undefined ? undefined : `${why} This is the game unchanged.`;
}

/** What a link holds, in a sentence. */
export function describeLink({ players, moves, at, toolkit, files }: PlayLink): string {
  const seats = players === 1 ? "1 player" : `${String(players)} players`;
  const code = files ? ", with changed code" : "";
  return `The link holds a game of ${seats} after move ${String(at)} of ${String(moves.length)}${code}, made with version ${toolkit} of the toolkit.`;
}
