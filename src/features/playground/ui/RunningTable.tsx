import React, { useEffect, useId, useState, useSyncExternalStore } from "react";
import { lazyPart } from "../../../components/LazyPart/lazyPart";
import type { GameUpdate } from "../../../shared/games/engine";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import { useBoardMarks } from "../inspect/useBoardMarks";
import type { GameSession } from "../session/GameSession";
import { usePageTheme } from "../session/usePageTheme";
import { FaultBar } from "./FaultBar";
import { GameLog } from "./GameLog";
import type { SeatLens, TableForTools } from "./GameTable";
import * as styles from "./GameTable.module.css";
import { HiddenList } from "./HiddenList";
import { HistoryControls } from "./HistoryControls";
import { SeatTable } from "./SeatTable";
import { TableSettings } from "./TableSettings";
import { useNarrow } from "./useNarrow";
import { useShownSeat } from "./useShownSeat";
import { ViewControls, type View } from "./ViewControls";

interface RunningTableProps {
  readonly session: GameSession;
  readonly bundle: GameBundle;
  /** The view to begin with. */
  readonly lens: SeatLens;
  readonly tools: (table: TableForTools) => React.ReactNode;
  readonly onClose: () => void;
}

/** Loaded when the reader asks for it. */
const Inspectors = lazyPart("The inspectors", () => import("../inspect/Inspectors"));

/** What is open besides the boards. */
type Panel = "settings" | "inspect" | undefined;

const toView = (lens: SeatLens): View =>
  lens === "server" ? { seat: "all", server: true } : { seat: lens, server: false };

/** Whose move it is, and who has won. */
function readTurn(update: GameUpdate | undefined): {
  readonly current: readonly number[];
  readonly winners: readonly number[];
} {
  const game = update?.game;
  if (game?.phase === "started") return { current: game.currentPlayers, winners: [] };
  return { current: [], winners: game?.winners ?? [] };
}

/** Everything of a game that runs: views, history, boards, log and inspectors. */
export function RunningTable({
  session,
  bundle,
  lens,
  tools,
  onClose,
}: RunningTableProps): React.JSX.Element {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const theme = usePageTheme();
  const isNarrow = useNarrow();
  const id = useId();
  const [view, setView] = useState(() => toView(lens));
  const [panel, setPanel] = useState<Panel>();
  const [found, setFound] = useState<readonly string[]>([]);

  const update = state.updates[state.at];
  const { current, winners } = readTurn(update);
  const players = seatPlayers(state.players);
  const { shown, follow, setFollow } = useShownSeat({
    chosen: view.seat,
    isNarrow,
    current,
    players: state.players,
  });
  const hidden = useBoardMarks(session, { update, server: view.server, found });

  useEffect(() => {
    session.setTheme(theme);
  }, [session, theme]);

  const tabId = (seat: number): string => `${id}tab${String(seat)}`;
  const seatId = (seat: number): string => `${id}seat${String(seat)}`;
  const noteId = (seat: number): string => `${id}note${String(seat)}`;
  const panelButton = (name: Exclude<Panel, undefined>, label: string) => (
    <button
      type="button"
      aria-expanded={panel === name}
      aria-controls={`${id}${name}`}
      onClick={() => {
        setPanel(panel === name ? undefined : name);
        setFound([]);
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      <ViewControls
        players={players}
        view={{ ...view, seat: shown }}
        current={current}
        isNarrow={isNarrow}
        tabId={tabId}
        panelId={seatId}
        noteId={noteId}
        onView={(next) => {
          setView(next);
          if (isNarrow && next.seat !== shown) setFollow(false);
        }}
      >
        {panelButton("inspect", "Inspect")}
        {panelButton("settings", "Settings")}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </ViewControls>
      <div id={`${id}settings`} hidden={panel !== "settings"}>
        {panel === "settings" && (
          <TableSettings
            session={session}
            state={state}
            players={players}
            limits={bundle.facts.players}
            follow={isNarrow ? follow : undefined}
            onFollow={setFollow}
          />
        )}
      </div>
      <HistoryControls session={session} state={state} />
      {state.fault !== undefined && <FaultBar session={session} state={state} />}
      <div className={styles["seats"]} data-lens={shown === "all" ? "all" : "one"}>
        {players.map((player) => (
          <SeatTable
            // A restart and other code open new tables: the toolkit keeps the first players it hears of.
            key={`${String(player.position)} ${String(state.edition)}`}
            session={session}
            player={player}
            theme={theme}
            isCurrent={current.includes(player.position)}
            isWinner={winners.includes(player.position)}
            isLost={state.lostSeats.includes(player.position)}
            hidden={shown !== "all" && shown !== player.position}
            id={seatId(player.position)}
            noteId={noteId(player.position)}
            tabId={isNarrow && players.length > 1 ? tabId(player.position) : undefined}
          />
        ))}
      </div>
      <GameLog
        history={state}
        reader={view.server ? "everything" : shown === "all" ? "public" : shown}
        onShow={(at) => {
          session.show(at);
        }}
      />
      {view.server && (
        <HiddenList players={players} hidden={hidden} only={shown === "all" ? undefined : shown} />
      )}
      <div id={`${id}inspect`} hidden={panel !== "inspect"}>
        {panel === "inspect" && (
          <Inspectors
            session={session}
            state={state}
            players={players}
            found={found}
            onFound={setFound}
          />
        )}
      </div>
      {tools({ session, state, lens: view.server ? "server" : shown })}
    </>
  );
}
