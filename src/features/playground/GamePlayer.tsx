import React, { useCallback, useEffect, useRef, useState } from "react";
import { LoadFault } from "../../components/LazyPart/LoadFault";
import { useChunk } from "../../components/LazyPart/useChunk";
import { ThemedPicture } from "../../components/ThemedPicture/ThemedPicture";
import { PICTURE_SIZE, type GamePicture } from "../../shared/contracts/gamePicture";
import type { GamePlayerRootProps, LeftGame } from "./GamePlayerRoot";
import { readSlot, slotOf } from "./tabStorage";
import { useLinkedGame } from "./share/useLinkedGame";
import * as styles from "./GamePlayer.module.css";

interface GamePlayerProps extends Omit<
  GamePlayerRootProps,
  "link" | "saved" | "isKept" | "onClose" | "onEvict"
> {
  readonly title: string;
  /** How many play, and what they do, in a few words. */
  readonly facts: string;
  /** A table of the game, shown until the reader starts it. */
  readonly picture?: GamePicture | undefined;
}

const loadRoot = async () => import("./GamePlayerRoot");

/**
 * Loads what the click will need, when the reader points at the button or reaches it by keys. What
 * fails now is reported by the click.
 */
function prepare({ gamePath, framePath }: Pick<GamePlayerProps, "gamePath" | "framePath">): void {
  const ignore = (): void => undefined;
  void loadRoot().catch(ignore);
  for (const path of [gamePath, framePath]) {
    void fetch(path)
      .then((response) => response.arrayBuffer())
      .catch(ignore);
  }
}

/** What the player says of a game that this tab has kept over a reload, or a visit of another page. */
const KEPT = "Your game is kept. It goes on where you left it.";

const gameId = (path: string): string => path.replace(/^.*\/|\.json$/g, "");

/**
 * A game that runs in the page, for all its seats. Nothing of it is loaded until the reader asks;
 * without JavaScript the rest of the page tells how the game goes.
 */
export function GamePlayer({ title, facts, picture, ...root }: GamePlayerProps): React.JSX.Element {
  const [chunk, loadChunk] = useChunk(loadRoot);
  /** Counts openings, each of which is a player of its own; 0 while none is open. */
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const isOpen = opening > 0;
  const [isKept, setKept] = useState(false);
  const [saved, setSaved] = useState<LeftGame | undefined>();
  const [isPrepared, setPrepared] = useState(false);
  const section = useRef<HTMLElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  const isClosing = useRef(false);
  const address = useLinkedGame(section);
  const isReading = address === "reading";
  const linked = isReading ? undefined : address;
  const link = linked?.link;
  /** Whether the reader has asked for the game before its link was read; the click is kept. */
  const isWanted = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const { gamePath, move } = root;
  const open = useCallback(() => {
    setOpening(++openings.current);
    loadChunk();
  }, [loadChunk]);
  /** Whether a click is heard: not while the page is only the HTML that was sent. */
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
  }, []);
  useEffect(() => {
    if (isReading) return;
    setKept(readSlot(slotOf(gamePath, move)) !== undefined);
    // Changed code is shown at once, as text; a game without it waits for the click as always.
    if (isWanted.current || link?.files) open();
    else if (linked) setOpening(0);
    isWanted.current = false;
    setWaiting(false);
  }, [isReading, linked, link, gamePath, move, open]);
  useEffect(() => {
    if (isOpen || !isClosing.current) return;
    isClosing.current = false;
    play.current?.focus();
  }, [isOpen]);
  const onPoint = (): void => {
    if (isPrepared) return;
    setPrepared(true);
    prepare(root);
  };
  const isLoading = isOpen && chunk.kind === "absent";
  const onPlay = (): void => {
    isWanted.current = isReading;
    setWaiting(isReading);
    if (!isReading) open();
  };
  const poster = () => (
    <div className={styles["poster"]} data-picture={picture !== undefined}>
      {picture && (
        // The table as it was when `npm run pictures` took it.
        <ThemedPicture {...picture} {...PICTURE_SIZE} className={styles["picture"]} />
      )}
      <button
        ref={play}
        type="button"
        className={styles["play"]}
        onClick={onPlay}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        disabled={isLoading || !isReady}
      >
        {isLoading || isWaiting ? "Loading…" : `${saved || isKept ? "Resume" : "Play"} ${title}`}
      </button>
      <p className={styles["facts"]}>
        {(isOpen ? undefined : saved?.note) ?? (isKept ? KEPT : facts)}
      </p>
      {linked && !isKept && <p role="status">{linked.note}</p>}
      <noscript>
        <p>Playing needs JavaScript; the picture shows a moment of the game.</p>
      </noscript>
    </div>
  );
  return (
    <section
      ref={section}
      className={styles["player"]}
      aria-label={`Play ${title}`}
      data-play-game={gameId(root.gamePath)}
    >
      {isOpen && chunk.kind === "ready" ? (
        <chunk.Part
          key={opening}
          {...root}
          link={link}
          saved={saved}
          isKept={isKept}
          onClose={() => {
            isClosing.current = true;
            setSaved(undefined);
            setKept(false);
            setOpening(0);
          }}
          onEvict={(left) => {
            setSaved(left);
            setOpening(0);
          }}
        />
      ) : (
        poster()
      )}
      {isOpen && chunk.kind === "failed" && (
        <LoadFault name="The player" fault={chunk} onRetry={loadChunk} />
      )}
    </section>
  );
}
