import React, { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { GamePicture } from "../../../shared/contracts/gamePicture";
import type { GameCode } from "../model/play/gameCode";
import type { StartPosition } from "../model/play/startPosition";
import type { OpenFrame } from "../host/PlayFrame";
import { GameSession } from "../session/GameSession";
import { keepGame } from "../session/keepGame";
import { enterGame, touchGame } from "../session/openGames";
import * as styles from "./GameTable.module.css";
import { RunningTable } from "./RunningTable";
import type { SeatLens, TableForTools } from "./tableView";

interface GameTableProps {
  readonly bundle: GameBundle;
  readonly framePath: string;
  readonly openFrame?: OpenFrame | undefined;
  readonly start: TableStart;
  /** The tools that change and share the game. */
  readonly tools: (table: TableForTools) => React.ReactNode;
  /** Whether the tools come before the table; otherwise they are below the log. */
  readonly toolsFirst?: boolean;
  /** Whether it takes the focus from the button that opened it, which is gone. */
  readonly takesFocus?: boolean;
  /** Where this tab keeps the position of the game. */
  readonly slot: string;
  /** The part of the address that the game began with; empty without one. */
  readonly linkedFrom: string;
  /** Closes the game, where there is something else to show in its place. */
  readonly onClose?: (() => void) | undefined;
  /** Opens the game as the site has it, when something else does not start. */
  readonly onPublished?: (() => void) | undefined;
  /** Another game has replaced this one; it can be opened again where it was. */
  readonly onEvict: (saved: TableStart) => void;
}

export interface TableStart {
  readonly position: StartPosition;
  readonly lens?: SeatLens | undefined;
  /** The only seat that the reader plays; bots play the others. Without it, the reader plays all. */
  readonly human?: number | undefined;
  /** The table at the position, shown until it is there. */
  readonly picture?: GamePicture | undefined;
  /** What to run instead of what the bundle holds. */
  readonly code?: GameCode | undefined;
}

/**
 * Scrolls to the top of an element that is not all in sight, such as a table whose Play button was below its picture.
 * The page of a reader who has scrolled past it stays where it is.
 */
function showTop(element: Element): void {
  const start = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const { top, bottom } = element.getBoundingClientRect();
  if (start < bottom && (top < start || bottom > window.innerHeight)) element.scrollIntoView();
}

/** A running game: its seats side by side or one at a time, its history and its log. */
export function GameTable(props: GameTableProps): React.JSX.Element {
  const { bundle, framePath, openFrame, start, tools, toolsFirst, slot, linkedFrom } = props;
  const { takesFocus = true, onClose, onPublished, onEvict } = props;
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const evict = useRef(onEvict);
  const touch = useRef<() => void>(undefined);
  const [session, setSession] = useState<GameSession | undefined>();

  useEffect(() => {
    evict.current = onEvict;
  }, [onEvict]);

  // In a layout effect, so that the browser never paints an empty table, which would pull up what is below it.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const opened = new GameSession({
      bundle,
      framePath,
      openFrame,
      host: host.current,
      start: start.position,
      human: start.human,
      code: start.code,
    });
    const game = {
      close: () => evict.current(opened.save()),
    };
    const leave = enterGame(game);
    touch.current = () => touchGame(game);
    // A click in a frame is not seen here, but the move that comes of it is.
    const unsubscribe = opened.store.subscribe(touch.current);
    const stopKeeping = keepGame(opened.store, slot, linkedFrom);
    opened.start();
    setSession(opened);
    return () => {
      unsubscribe();
      stopKeeping();
      leave();
      opened.close();
    };
  }, [bundle, framePath, openFrame, start, slot, linkedFrom]);

  useEffect(() => {
    // A reader who has gone elsewhere meanwhile stays there.
    if (!root.current || !session || !takesFocus || document.activeElement !== document.body)
      return;
    root.current.focus({ preventScroll: true });
    // A reload opens a game that the address names, and has brought the reader back to a place on it.
    const { userActivation } = navigator as { readonly userActivation?: UserActivation };
    if (userActivation?.hasBeenActive ?? true) showTop(root.current);
  }, [session, takesFocus]);

  return (
    <div
      ref={root}
      tabIndex={-1}
      className={styles["table"]}
      data-testid="game-table"
      onFocus={() => touch.current?.()}
    >
      {session && (
        <RunningTable
          session={session}
          bundle={bundle}
          lens={start.lens ?? "all"}
          picture={start.picture}
          tools={tools}
          toolsFirst={toolsFirst}
          onClose={onClose}
          onPublished={onPublished}
        />
      )}
      <div ref={host} className={styles["engine"]} />
    </div>
  );
}
