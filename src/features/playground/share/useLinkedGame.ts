import { useLayoutEffect, useState, type RefObject } from "react";
import { isSiteUpdated } from "../../../shared/errors/siteUpdated";
import { isUnread } from "../../../shared/browser/isUnread";
import type { LinkedGame } from "./readAddress";

/** What is known of the address: `reading` until the script has come that can read it. */
export type LinkedGameState = LinkedGame | "reading" | undefined;

/**
 * The game that the page's address holds for this player, if any. It is read after the page has
 * loaded and when the address changes; nothing of it runs.
 */
export function useLinkedGame(player: RefObject<HTMLElement | null>): LinkedGameState {
  const [linked, setLinked] = useState<LinkedGameState>();
  // Before the first click can come, which would otherwise open the game without the link.
  useLayoutEffect(() => {
    let isOpen = true;
    let lastRead = "";
    const read = (isFirst: boolean): void => {
      const { current } = player;
      const { hash } = window.location;
      // The event of a change that came before the first reading may arrive after it.
      if (!current || !hash.startsWith("#play=") || hash === lastRead) return;
      lastRead = hash;
      setLinked("reading");
      import("./readAddress").then(
        ({ readAddress }) => {
          if (!isOpen) return;
          const found = readAddress(current);
          setLinked(found);
          if (found && (!isFirst || isUnread())) current.scrollIntoView({ block: "start" });
        },
        (error: unknown) => {
          if (!isOpen) return;
          setLinked({ note: "The game in the link did not load. Reload the page to try again." });
          if (isSiteUpdated(error)) error.offerReload();
        },
      );
    };
    const onChange = (): void => read(false);
    read(true);
    window.addEventListener("hashchange", onChange);
    return () => {
      isOpen = false;
      window.removeEventListener("hashchange", onChange);
    };
  }, [player]);
  return linked;
}
