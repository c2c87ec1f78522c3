import { useEffect, useState, type RefObject } from "react";
import type { PlayLink } from "../../../lib/share/playLink";

/** What the address holds for a player: a game, or why there is none. */
export type LinkedGame = { readonly link: PlayLink } | { readonly problem: string };

/** What is known of the address: `reading` until the script has come that can read it. */
export type LinkedGameState = LinkedGame | "reading" | undefined;

/** Marks the elements of players, so that one of them can take a link. */
export const GAME_ATTRIBUTE = "data-play-game";

/** Whether a player is the one of the page that a link is for: the first of its game. */
function isAddressee(element: Element, game: string | undefined): boolean {
  const players = [...document.querySelectorAll(`[${GAME_ATTRIBUTE}]`)];
  const [first] = players;
  const match = players.find((player) => player.getAttribute(GAME_ATTRIBUTE) === game);
  return (match ?? first) === element;
}

async function readAddress(element: Element): Promise<LinkedGame | undefined> {
  const { hash } = window.location;
  if (!hash.startsWith("#play=")) return undefined;
  const { decodePlayLink } = await import("../../../lib/share/playLink");
  const decoded = decodePlayLink(hash);
  const game = decoded && "link" in decoded ? decoded.link.game : undefined;
  if (!decoded || !element.isConnected || !isAddressee(element, game)) return undefined;
  if (game === undefined || game === element.getAttribute(GAME_ATTRIBUTE)) return decoded;
  return {
    problem: `The link holds the game "${game}", which is not on this page; look for it among the examples. This is another game, unchanged.`,
  };
}

/**
 * The game that the page's address holds for this player, if any. It is read after the page has
 * loaded and when the address changes; nothing of it runs.
 */
export function useLinkedGame(player: RefObject<HTMLElement | null>): LinkedGameState {
  const [linked, setLinked] = useState<LinkedGameState>();
  useEffect(() => {
    let isOpen = true;
    const read = (): void => {
      if (!player.current || !window.location.hash.startsWith("#play=")) return;
      setLinked("reading");
      readAddress(player.current).then(
        (found) => {
          if (!isOpen) return;
          setLinked(found);
          if (found) player.current?.scrollIntoView({ block: "start" });
        },
        () => {
          if (isOpen) setLinked({ problem: "The game in the link did not load. Are you online?" });
        },
      );
    };
    read();
    window.addEventListener("hashchange", read);
    return () => {
      isOpen = false;
      window.removeEventListener("hashchange", read);
    };
  }, [player]);
  return linked;
}
