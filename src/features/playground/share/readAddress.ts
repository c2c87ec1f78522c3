import { decodePlayLink, type PlayLink } from "../model/share/playLink";

/** What the address holds for a player: a game, or why there is none. */
export interface LinkedGame {
  readonly link?: PlayLink;
  /** What the player says about it. */
  readonly note: string;
}

/** Marks the elements of players with their games, so that one of them can take a link. */
const GAME_ATTRIBUTE = "data-play-game";

/** Whether a player is the one of the page that a link is for: the first of its game. */
function isAddressee(element: Element, game: string | undefined): boolean {
  const players = [...document.querySelectorAll(`[${GAME_ATTRIBUTE}]`)];
  const [first] = players;
  const match = players.find((player) => player.getAttribute(GAME_ATTRIBUTE) === game);
  return (match ?? first) === element;
}

/** Reads the game that the page's address holds for a player. Nothing of it runs. */
export function readAddress(player: Element): LinkedGame | undefined {
  const decoded = decodePlayLink(window.location.hash);
  const link = decoded && "link" in decoded ? decoded.link : undefined;
  if (!decoded || !player.isConnected || !isAddressee(player, link?.game)) return undefined;
  if ("problem" in decoded) return { note: decoded.problem };
  const { game, at, moves } = decoded.link;
  if (game === player.getAttribute(GAME_ATTRIBUTE)) {
    const note = `A link holds this game after move ${String(at)} of ${String(moves.length)}.`;
    return { link: decoded.link, note };
  }
  return {
    note: `The link holds the game "${game}", which is not on this page; look for it among the examples. This is another game, unchanged.`,
  };
}
