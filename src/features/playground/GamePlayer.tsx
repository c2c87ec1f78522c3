import React, { Suspense, lazy, useEffect, useRef, useState } from "react";
import { ThemedPicture } from "../../components/ThemedPicture/ThemedPicture";
import { PICTURE_SIZE, type GamePicture } from "../../lib/games/gamePicture";
import type { GamePlayerRootProps } from "./GamePlayerRoot";
import { GAME_ATTRIBUTE, useLinkedGame } from "./share/useLinkedGame";
import type { TableStart } from "./ui/GameTable";
import * as styles from "./GamePlayer.module.css";

interface GamePlayerProps extends Omit<
  GamePlayerRootProps,
  "link" | "saved" | "onClose" | "onEvict"
> {
  readonly title: string;
  /** How many play, and what they do, in a few words. */
  readonly facts: string;
  /** A table of the game, shown until the reader starts it. */
  readonly picture?: GamePicture | undefined;
}

type LazyRoot = React.LazyExoticComponent<React.ComponentType<GamePlayerRootProps>>;

const loadRoot = async () => import("./GamePlayerRoot");

/** Asked for by the reader, so it is loaded by the click and again by the next one if that failed. */
const createRoot = (): LazyRoot =>
  lazy(async () => {
    try {
      return await loadRoot();
    } catch {
      return { default: LoadFault };
    }
  });

/**
 * Loads what the click will need, when the reader points at the button or reaches it by keys. What
 * fails now is told by the click.
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

function LoadFault({ onClose }: GamePlayerRootProps): React.JSX.Element {
  return (
    <div className={styles["poster"]} role="alert">
      <p>The player did not load. Are you online?</p>
      <button type="button" className={styles["play"]} onClick={onClose}>
        Back
      </button>
    </div>
  );
}

/** Where a game stands that has given its place to another. */
function tellSaved({ position: { at, moves } }: TableStart): string {
  return `Two games run on a page at a time, so this one was closed at move ${String(at)} of ${String(moves.length)}. Nothing is lost.`;
}

const gameId = (path: string): string => path.replace(/^.*\/|\.json$/g, "");

/**
 * A game that runs in the page, for all its seats. Nothing of it is loaded until the reader asks;
 * without JavaScript the rest of the page tells how the game goes.
 */
export function GamePlayer({ title, facts, picture, ...root }: GamePlayerProps): React.JSX.Element {
  const [Root, setRoot] = useState<LazyRoot | undefined>();
  const [saved, setSaved] = useState<TableStart | undefined>();
  const [isPrepared, setPrepared] = useState(false);
  const section = useRef<HTMLElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  const isClosing = useRef(false);
  const address = useLinkedGame(section);
  const isReading = address === "reading";
  const linked = isReading ? undefined : address;
  const link = linked && "link" in linked ? linked.link : undefined;
  /** Whether the reader has asked for the game before its link was read; the click is kept. */
  const isWanted = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (isReading) return;
    // Changed code is shown at once, as text; a game without it waits for the click as always.
    if (linked) setRoot(link?.files ? createRoot() : undefined);
    if (isWanted.current) setRoot(createRoot());
    isWanted.current = false;
    setWaiting(false);
  }, [isReading, linked, link]);
  useEffect(() => {
    if (Root || !isClosing.current) return;
    isClosing.current = false;
    play.current?.focus();
  }, [Root]);
  const onPoint = (): void => {
    if (isPrepared) return;
    setPrepared(true);
    prepare(root);
  };
  const poster = (label: string, onClick?: () => void) => (
    <div className={styles["poster"]} data-picture={picture !== undefined}>
      {picture && (
        // The table as it was when `npm run pictures` took it.
        <ThemedPicture {...picture} {...PICTURE_SIZE} className={styles["picture"]} />
      )}
      <button
        ref={play}
        type="button"
        className={styles["play"]}
        onClick={onClick}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        disabled={!onClick}
      >
        {label}
      </button>
      <p className={styles["facts"]}>{saved && !Root ? tellSaved(saved) : facts}</p>
      {linked && (
        <p role="status">
          {"problem" in linked
            ? linked.problem
            : `A link holds this game after move ${String(linked.link.at)} of ${String(linked.link.moves.length)}.`}
        </p>
      )}
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
      {...{ [GAME_ATTRIBUTE]: gameId(root.gamePath) }}
    >
      {Root ? (
        <Suspense fallback={poster("Loading…")}>
          <Root
            {...root}
            link={link}
            saved={saved}
            onClose={() => {
              isClosing.current = true;
              setSaved(undefined);
              setRoot(undefined);
            }}
            onEvict={(left) => {
              setSaved(left);
              setRoot(undefined);
            }}
          />
        </Suspense>
      ) : (
        poster(isWaiting ? "Loading…" : `${saved ? "Resume" : "Play"} ${title}`, () => {
          isWanted.current = isReading;
          setWaiting(isReading);
          if (!isReading) setRoot(createRoot());
        })
      )}
    </section>
  );
}
