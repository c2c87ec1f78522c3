import React, { useCallback, useState } from "react";
import { lazyPart } from "../../components/LazyPart/lazyPart";
import { ThemedPicture } from "../../components/ThemedPicture/ThemedPicture";
import { parseGameBundle, type GameBundle } from "../../shared/contracts/gameBundle";
import type { IslandProps } from "../../shared/contracts/islandProps";
import { PICTURE_SIZE, type GamePicture } from "../../shared/contracts/gamePicture";
import { parseGameSource, type GameSource } from "../../shared/contracts/gameSource";
import { visibleText } from "../../shared/visibleText";
import { parsePosition, type PlayLink } from "./model/share/playLink";
import * as styles from "./GamePlayer.module.css";
import type { OpenFrame } from "./host/PlayFrame";
import { GameTools } from "./rules/GameTools";
import { RulesDraft } from "./rules/RulesDraft";
import { describeLink, findMisfit, toStart } from "./share/gameLink";
import { loadJson } from "./share/loadJson";
import { useLoaded } from "./share/useLoaded";
import { keepTabText, linkedHash, readKeptSeat, readSlot, slotOf } from "./tabStorage";
import { GameTable, type TableStart } from "./ui/GameTable";
import { TableBoundary } from "./ui/TableBoundary";

/** A game that has given its place to another. */
export interface LeftGame extends TableStart {
  /** Its position, in words. */
  readonly note: string;
}

export interface GamePlayerRootProps extends Pick<IslandProps["GamePlayer"], "move" | "seat"> {
  /** Address of the published game, with the path prefix. */
  readonly gamePath: string;
  /** Address of the play frame, with the path prefix. */
  readonly framePath: string;
  readonly openFrame?: OpenFrame | undefined;
  /** A table of the game, shown until the table is there. */
  readonly picture?: GamePicture | undefined;
  readonly link?: PlayLink | undefined;
  /** Where the game was left; goes before everything else. */
  readonly saved?: LeftGame | undefined;
  /** Whether to go on with the game that this tab has kept. */
  readonly isKept: boolean;
  /** Back to where nothing is loaded. */
  readonly onClose: () => void;
  readonly onEvict: (saved: LeftGame) => void;
}

const HeldRules = lazyPart("The code of the link", () => import("./rules/HeldRules"));

interface LoadedGame {
  readonly bundle: GameBundle;
  /** Only if the link has changed it. */
  readonly source: GameSource | undefined;
}

const loadSource = (gamePath: string): Promise<GameSource> =>
  loadJson(gamePath.replace(/\.json$/, ".source.json"), parseGameSource);

async function loadGame(gamePath: string, link: PlayLink | undefined): Promise<LoadedGame> {
  const [bundle, source] = await Promise.all([
    loadJson(gamePath, parseGameBundle),
    link?.files ? loadSource(gamePath) : undefined,
  ]);
  return { bundle, source };
}

/** Loads a game and opens its table. */
export default function GamePlayerRoot(props: GamePlayerRootProps): React.JSX.Element {
  const { gamePath, link, picture } = props;
  const game = useLoaded(useCallback(() => loadGame(gamePath, link), [gamePath, link]));
  if (game.kind !== "ready") {
    return (
      <div className={styles["poster"]} data-picture={picture !== undefined}>
        {picture && <ThemedPicture {...picture} {...PICTURE_SIZE} className={styles["picture"]} />}
        {game.kind === "loading" ? (
          <p role="status">Loading the game…</p>
        ) : (
          <>
            <p role="alert">The game did not load. {game.why}</p>
            <button
              // Play, which had the focus, is gone.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              type="button"
              className={styles["play"]}
              onClick={game.retry}
            >
              Try again
            </button>
          </>
        )}
      </div>
    );
  }
  return (
    <TableBoundary>
      {(crashes) => (
        // What was kept of a game that crashed would crash it again.
        <LoadedPlayer
          key={crashes}
          {...props}
          {...game.value}
          saved={crashes === 0 ? props.saved : undefined}
          isKept={crashes === 0 && props.isKept}
        />
      )}
    </TableBoundary>
  );
}

/** The recorded match after some of its moves. */
function beginRecorded({ recording }: GameBundle, move: number): TableStart {
  const { players, seed, settings } = recording;
  const moves = recording.moves.slice(0, move);
  return { position: { players, seed, settings, moves, at: moves.length } };
}

/** A new game, in which the reader has one seat: the one to move, unless the author chose. */
function beginGame(props: GamePlayerRootProps, bundle: GameBundle): TableStart {
  const { move, picture, seat = bundle.recording.moves[move]?.seat ?? 1 } = props;
  const start = { ...beginRecorded(bundle, move), picture };
  if (start.position.players === 1 || seat === "all") return start;
  return { ...start, human: seat, lens: seat };
}

/** The game that this tab has kept, if it can be read and is one of this site. */
function readKept(slot: string, bundle: GameBundle): TableStart | undefined {
  const kept = parsePosition(readSlot(slot) ?? "");
  if (!kept || findMisfit(kept, bundle) !== undefined) return undefined;
  const human = readKeptSeat(slot, kept.players);
  return { position: toStart(kept), human, lens: human };
}

/** Where to begin: where the game was left, or what a link asks for unless it does not fit. */
function startOf(props: GamePlayerRootProps, bundle: GameBundle, slot: string): TableStart {
  const { saved, isKept, link } = props;
  const left = saved ?? (isKept ? readKept(slot, bundle) : undefined);
  if (left) return left;
  return link && findMisfit(link, bundle) === undefined
    ? { position: toStart(link), lens: link.lens }
    : beginGame(props, bundle);
}

/** The position of a game that another one has replaced, in words. */
function describeLeft({ position: { at, moves } }: TableStart): string {
  return `Two games run on a page at a time, so this one was closed at move ${String(at)} of ${String(moves.length)}. Nothing is lost.`;
}

/** A game that is there: its table, or first the code of a link. */
function LoadedPlayer(props: GamePlayerRootProps & LoadedGame): React.JSX.Element {
  const { bundle, source, gamePath, framePath, openFrame, move, link, saved } = props;
  const { onClose, onEvict } = props;
  const misfit = link && findMisfit(link, bundle);
  const [slot] = useState(() => slotOf(gamePath, move));
  const [linkedFrom] = useState(() => linkedHash("play"));
  const [start, setStart] = useState(() => startOf(props, bundle, slot));
  const [draft, setDraft] = useState(() =>
    source && misfit === undefined
      ? new RulesDraft(source, { files: link?.files, hash: linkedFrom })
      : undefined,
  );
  const isLinked = draft !== undefined && source !== undefined;
  const [isHeld, setHeld] = useState(isLinked && !saved);
  const beginPublished = (): void => {
    setStart(beginGame(props, bundle));
    setHeld(false);
  };

  if (draft && link && isHeld) {
    return (
      <HeldRules
        draft={draft}
        bundle={bundle}
        note={describeLink(link)}
        onRun={(code) => {
          setStart({ ...start, code });
          setHeld(false);
        }}
        onOriginal={beginPublished}
      />
    );
  }
  return (
    <>
      {misfit !== undefined && (
        <p className={styles["misfit"]} role="alert">
          {visibleText(misfit)}
        </p>
      )}
      <GameTable
        bundle={bundle}
        framePath={framePath}
        openFrame={openFrame}
        start={start}
        slot={slot}
        linkedFrom={linkedFrom}
        onClose={() => {
          keepTabText(slot, undefined);
          onClose();
        }}
        onPublished={() => {
          keepTabText(slot, undefined);
          draft?.reset();
          beginPublished();
        }}
        onEvict={(left) => onEvict({ ...left, note: describeLeft(left) })}
        tools={(table) => (
          <GameTools
            table={table}
            bundle={bundle}
            livePath={framePath.slice(0, framePath.lastIndexOf("/") + 1)}
            draft={draft}
            loadDraft={async () => {
              const original = await loadSource(gamePath);
              // Another tool may have been quicker, and the reader may have typed since.
              setDraft((before) => before ?? new RulesDraft(original));
            }}
            initialTool={isLinked ? "rules" : undefined}
          />
        )}
      />
    </>
  );
}
