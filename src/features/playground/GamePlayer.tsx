import React, { useCallback, useEffect, useRef, useState } from "react";
import { LoadFault } from "../../components/LazyPart/LoadFault";
import { useChunk } from "../../components/LazyPart/useChunk";
import { ThemedPicture } from "../../components/ThemedPicture/ThemedPicture";
import { preloadFrame } from "../../shared/browser/preloadFrame";
import type { IslandProps } from "../../shared/contracts/islandProps";
import { PICTURE_SIZE } from "../../shared/contracts/gamePicture";
import { gameId, playerId } from "../../shared/contracts/siteIds";
import type { GamePlayerRootProps, LeftGame } from "./GamePlayerRoot";
import { preloadJson } from "./share/loadJson";
import { readSlot, slotOf } from "./tabStorage";
import { useLinkedGame, type LinkedGameState } from "./share/useLinkedGame";
import * as styles from "./GamePlayer.module.css";

interface GamePlayerProps
  extends
    Omit<GamePlayerRootProps, "link" | "saved" | "isKept" | "onClose" | "onEvict">,
    Pick<IslandProps["GamePlayer"], "title" | "facts"> {}

const loadRoot = async () => import(/* webpackChunkName: "player" */ "./GamePlayerRoot");

/**
 * Loads what the click will need, when the reader points at the button or reaches it by keys. What
 * fails now is reported by the click. Not the frame, which is large.
 */
function prepare({ gamePath }: Pick<GamePlayerProps, "gamePath">): void {
  void loadRoot().catch(() => undefined);
  preloadJson(gamePath);
}

/** What the player says of a game that this tab has kept over a reload, or a visit of another page. */
const KEPT = "Your game is kept. It goes on where you left it.";

/** Whether the player is open, and what it goes on with when it is opened. */
function useOpening(
  { gamePath, framePath, move }: Pick<GamePlayerProps, "gamePath" | "framePath" | "move">,
  address: LinkedGameState,
  loadChunk: () => void,
) {
  /** Each opening is a player of its own. */
  const [{ isOpen, opening }, setOpening] = useState({ isOpen: false, opening: 0 });
  const [isKept, setKept] = useState(false);
  const [saved, setSaved] = useState<LeftGame | undefined>();
  const play = useRef<HTMLButtonElement>(null);
  const isClosing = useRef(false);
  /** Whether the reader has asked for the game before its link was read; the click is kept. */
  const isWanted = useRef(false);
  const [isWaiting, setWaiting] = useState(false);

  // The code of a link is shown as text until the reader runs it.
  const runsAtOnce = address === "reading" || address?.link?.files === undefined;

  const open = useCallback(() => {
    setOpening((before) => ({ isOpen: true, opening: before.opening + 1 }));
    loadChunk();
    if (runsAtOnce) preloadFrame(framePath);
  }, [loadChunk, framePath, runsAtOnce]);
  const hide = useCallback(() => setOpening((before) => ({ ...before, isOpen: false })), []);
  useEffect(() => {
    if (address === "reading") return;
    setKept(readSlot(slotOf(gamePath, move)) !== undefined);
    // Changed code is shown at once; a game without it waits for the click as always.
    if (isWanted.current || address?.link?.files) open();
    else if (address) hide();
    isWanted.current = false;
    setWaiting(false);
  }, [address, gamePath, move, open, hide]);
  useEffect(() => {
    const openIfLinked = (): void => {
      if (window.location.hash === `#${playerId(gameId(gamePath))}`) open();
    };
    openIfLinked();
    window.addEventListener("hashchange", openIfLinked);
    return () => window.removeEventListener("hashchange", openIfLinked);
  }, [gamePath, open]);
  useEffect(() => {
    if (isOpen || !isClosing.current) return;
    isClosing.current = false;
    play.current?.focus();
  }, [isOpen]);

  const onPlay = (): void => {
    isWanted.current = address === "reading";
    setWaiting(isWanted.current);
    if (!isWanted.current) open();
  };
  const onClose = (): void => {
    isClosing.current = true;
    setSaved(undefined);
    setKept(false);
    hide();
  };
  const onEvict = (left: LeftGame): void => {
    setSaved(left);
    hide();
  };
  const shown = { isOpen, opening, isWaiting, isKept, saved };
  return { ...shown, play, onPlay, onClose, onEvict };
}

interface PosterProps extends Pick<GamePlayerProps, "title" | "facts" | "picture"> {
  readonly player: ReturnType<typeof useOpening>;
  readonly isLoading: boolean;
  /** What the page's address holds, in a sentence. */
  readonly note: string | undefined;
  /** The reader points at the button, or reaches it by keys. */
  readonly onPoint: () => void;
}

/** What is shown until the reader starts the game. */
function Poster(props: PosterProps): React.JSX.Element {
  const { title, facts, picture, player, isLoading, note, onPoint } = props;
  const { isOpen, isWaiting, isKept, saved, play, onPlay } = player;
  const action = saved || isKept ? "Resume" : "Play";
  return (
    <div className={styles["poster"]} data-picture={picture !== undefined}>
      {picture && (
        // The table as it was when `npm run make pictures` took it.
        <ThemedPicture {...picture} {...PICTURE_SIZE} className={styles["picture"]} />
      )}
      <button
        ref={play}
        type="button"
        className={styles["play"]}
        onClick={onPlay}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        disabled={isLoading}
      >
        {isLoading || isWaiting ? "Loading…" : `${action} ${title}`}
      </button>
      <p className={styles["facts"]}>
        {(isOpen ? undefined : saved?.note) ?? (isKept ? KEPT : facts)}
      </p>
      {note !== undefined && !isKept && <p role="status">{note}</p>}
      <noscript>
        <p>Playing needs JavaScript; the picture shows a moment of the game.</p>
      </noscript>
    </div>
  );
}

/**
 * A game that runs in the page, for all its seats. Nothing of it is loaded until the reader asks;
 * without JavaScript the rest of the page says how the game goes.
 */
export function GamePlayer({ title, facts, ...root }: GamePlayerProps): React.JSX.Element {
  const section = useRef<HTMLElement>(null);
  const game = gameId(root.gamePath);
  const [chunk, loadChunk] = useChunk(loadRoot);
  const address = useLinkedGame(section);
  const linked = address === "reading" ? undefined : address;
  const player = useOpening(root, address, loadChunk);
  const { isOpen } = player;
  const isPrepared = useRef(false);
  const onPoint = (): void => {
    if (!isPrepared.current) prepare(root);
    isPrepared.current = true;
  };
  return (
    <section
      ref={section}
      id={playerId(game)}
      className={`tool ${styles["player"] ?? ""}`}
      aria-label={`Play ${title}`}
      data-play-game={game}
      // A click on Play waits for the app; nothing else of a poster needs it.
      data-hydrate={playerId(game)}
    >
      {isOpen && chunk.kind === "ready" ? (
        <chunk.Part
          key={player.opening}
          {...root}
          link={linked?.link}
          saved={player.saved}
          isKept={player.isKept}
          onClose={player.onClose}
          onEvict={player.onEvict}
        />
      ) : (
        <Poster
          title={title}
          facts={facts}
          picture={root.picture}
          player={player}
          isLoading={isOpen && chunk.kind === "absent"}
          note={linked?.note}
          onPoint={onPoint}
        />
      )}
      {isOpen && chunk.kind === "failed" && (
        <LoadFault name="The player" fault={chunk} onRetry={loadChunk} />
      )}
    </section>
  );
}
