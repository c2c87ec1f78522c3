import React, { useId, useState } from "react";
import { lazyPart } from "../../../components/LazyPart/lazyPart";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { GamePicture } from "../../../shared/contracts/gamePicture";
import { useBoardMarks } from "../inspect/useBoardMarks";
import { isSameCode } from "../model/play/gameCode";
import { firstKept, MAX_KEPT } from "../model/play/history";
import { describeLostTables } from "../session/failures";
import type { GameSession } from "../session/GameSession";
import type { SessionState } from "../session/sessionState";
import { useStore } from "../Store";
import { FaultText } from "./FaultText";
import { GameEnd } from "./GameEnd";
import { GameLog } from "./GameLog";
import * as styles from "./GameTable.module.css";
import { HiddenList } from "./HiddenList";
import { Panes } from "./Panes";
import { SeatTables } from "./SeatTables";
import { TableSettings } from "./TableSettings";
import type { SeatLens, TableForTools } from "./tableView";
import { TableToolbar, type Panel } from "./TableToolbar";
import { TurnStatus } from "./TurnStatus";
import { useTableView } from "./useTableView";

interface RunningTableProps {
  readonly session: GameSession;
  readonly bundle: GameBundle;
  /** The view to begin with. */
  readonly lens: SeatLens;
  /** The table with which the game begins. */
  readonly picture?: GamePicture | undefined;
  readonly tools: (table: TableForTools) => React.ReactNode;
  readonly toolsFirst?: boolean | undefined;
  readonly onClose: (() => void) | undefined;
  readonly onPublished?: (() => void) | undefined;
}

const Inspectors = lazyPart("The inspectors", () => import("../inspect/Inspectors"));

/** Whether a game runs what the site has published: the same start would come to the same end. */
function isPublished({ code, settings }: SessionState, bundle: GameBundle): boolean {
  return (
    isSameCode(code, bundle) &&
    JSON.stringify(settings) === JSON.stringify(bundle.recording.settings)
  );
}

/** What went wrong, and what helps. */
function FaultBar({
  session,
  bundle,
  onPublished,
}: Pick<RunningTableProps, "session" | "bundle" | "onPublished">): React.JSX.Element {
  const state = useStore(session.store);
  const { fault, phase, players, seed } = state;
  return (
    <div className={styles["fault"]} role="alert">
      <FaultText text={fault?.text ?? ""} />
      {(phase.kind === "stopped" || phase.kind === "failed") && (
        <button type="button" onClick={() => void session.restart(players, seed)}>
          Restart
        </button>
      )}
      {phase.kind === "failed" && onPublished && !isPublished(state, bundle) && (
        <button type="button" onClick={onPublished}>
          Play the published game
        </button>
      )}
    </div>
  );
}

/** Says which tables are gone and why, and opens all of them again. */
function LostTables({ session }: Pick<RunningTableProps, "session">): React.JSX.Element | null {
  const { lostTables, players } = useStore(session.store);
  if (lostTables.length === 0) return null;
  const names = seatPlayers(players).map(({ name }) => name);
  return (
    <div className={styles["fault"]} role="alert">
      <FaultText text={describeLostTables(lostTables, names)} />
      <button type="button" onClick={session.seats.reopen}>
        {lostTables.length > 1 ? "Open the tables again" : "Open the table again"}
      </button>
    </div>
  );
}

/** Says how far back a game goes of which the oldest states are no longer kept. */
function DroppedStates({ first }: { readonly first: number }): React.JSX.Element {
  const most = `${String(MAX_KEPT / 1e6)} million characters`;
  return (
    <p className={styles["dropped"]}>
      You can go back to move {first}, no further: the page keeps at most {most} of a game's states.
      All moves are kept.
    </p>
  );
}

/** Everything of a game that runs: views, history, boards, log and inspectors. */
export function RunningTable({
  session,
  bundle,
  lens,
  picture,
  tools,
  toolsFirst,
  onClose,
  onPublished,
}: RunningTableProps): React.JSX.Element {
  const state = useStore(session.store);
  const id = useId();
  const [panel, setPanel] = useState<Panel>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [found, setFound] = useState<readonly string[]>([]);
  const update = state.updates[state.at];
  const current = update?.game.phase === "started" ? update.game.currentPlayers : [];
  const players = seatPlayers(state.players);
  const table = useTableView(lens, current, {
    players: players.length,
    human: state.human,
  });
  const { view, isNarrow } = table;
  const only = view.seat === "all" ? undefined : view.seat;
  const reader = view.server ? "everything" : (only ?? "public");
  const hidden = useBoardMarks(session.seats, { update, server: view.server, found });

  const showPanel = (name: Panel): void => {
    setPanel(panel === name ? undefined : name);
    setFound([]);
  };
  const onPlay = (seat: number | undefined): void => {
    session.bots.setHuman(seat);
    // Where one table fits, it follows the turn.
    if (seat !== undefined || !isNarrow) table.onView({ ...view, seat: seat ?? "all" });
  };
  const shared = { session, players };
  return (
    <Panes
      tools={tools({ session, lens: view.server ? "server" : view.seat })}
      toolsFirst={toolsFirst}
    >
      <TurnStatus
        {...{ session, players, reader, isNarrow }}
        menu={{
          id: `${id}controls`,
          isOpen: isMenuOpen,
          onToggle: () => setMenuOpen(!isMenuOpen),
        }}
      />
      <TableToolbar
        {...{ id, session, players, table, current, panel, onPlay, onClose }}
        human={state.human}
        isOpen={isMenuOpen}
        onPanel={showPanel}
      />
      <div id={`${id}settings`} hidden={panel !== "settings"}>
        {panel === "settings" && (
          <TableSettings {...shared} limits={bundle.facts.players} table={table} />
        )}
      </div>
      {state.fault !== undefined && <FaultBar {...{ session, bundle, onPublished }} />}
      <LostTables session={session} />
      <SeatTables
        {...shared}
        id={id}
        shown={view.seat}
        isTab={isNarrow && players.length > 1}
        picture={picture}
      />
      {update?.game.phase === "finished" && <GameEnd session={session} />}
      {firstKept(state) > 0 && <DroppedStates first={firstKept(state)} />}
      <GameLog history={state} reader={reader} onShow={session.moves.show} />
      {view.server && <HiddenList players={players} hidden={hidden} only={only} />}
      <div id={`${id}inspect`} hidden={panel !== "inspect"}>
        {panel === "inspect" && <Inspectors {...shared} found={found} onFound={setFound} />}
      </div>
    </Panes>
  );
}
