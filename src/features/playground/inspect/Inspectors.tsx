import React, { useId, useState } from "react";
import type { GameUpdate, SeatedPlayer } from "../../../shared/games/engine";
import type { Viewer } from "../model/inspect/inspectCalls";
import type { GameSession, SessionState } from "../session/GameSession";
import { moveTab } from "../ui/tabKeys";
import { BoardInspector } from "./BoardInspector";
import { FlowInspector } from "./FlowInspector";
import { JsonInspector } from "./JsonInspector";
import * as styles from "./Inspectors.module.css";

/** What every inspector is given. */
export interface InspectorProps {
  readonly session: GameSession;
  /** The update that is shown on the boards. */
  readonly update: GameUpdate;
  /** The update before it. */
  readonly before: GameUpdate | undefined;
  readonly viewer: Viewer;
  /** Places of elements that are marked on the boards. */
  readonly found: readonly string[];
  readonly onFound: (branches: readonly string[]) => void;
}

interface InspectorsProps extends Pick<InspectorProps, "session" | "found" | "onFound"> {
  readonly state: SessionState;
  readonly players: readonly SeatedPlayer[];
}

const TABS = { board: "Board", flow: "Flow", json: "JSON" } as const;
type Tab = keyof typeof TABS;

const VIEWS: Readonly<Record<Tab, React.ComponentType<InspectorProps>>> = {
  board: BoardInspector,
  flow: FlowInspector,
  json: JsonInspector,
};

function ViewerChoice({
  players,
  viewer,
  onViewer,
}: {
  readonly players: readonly SeatedPlayer[];
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
}): React.JSX.Element {
  return (
    <label className={styles["field"]}>
      <span>As seen by</span>
      <select
        value={viewer}
        onChange={({ target }) => {
          onViewer(target.value === "server" ? "server" : Number(target.value));
        }}
      >
        <option value="server">the server</option>
        {players.map(({ position, name }) => (
          <option key={position} value={position}>
            {name} (seat {position})
          </option>
        ))}
      </select>
    </label>
  );
}

/** Looks into a running game: its board as a tree, its flow, and the JSON that is sent. */
export default function Inspectors({
  session,
  state,
  players,
  found,
  onFound,
}: InspectorsProps): React.JSX.Element {
  const [tab, setTab] = useState<Tab>("board");
  const [chosen, setViewer] = useState<Viewer>("server");
  const id = useId();
  const viewer = chosen !== "server" && chosen > players.length ? "server" : chosen;
  const update = state.updates[state.at];
  const Shown = VIEWS[tab];
  return (
    <section className={styles["inspectors"]} aria-label="Inspectors">
      <div className={styles["bar"]}>
        <div role="tablist" aria-label="Inspectors" className={styles["tabs"]}>
          {(Object.keys(TABS) as Tab[]).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}${name}`}
              aria-selected={tab === name}
              aria-controls={`${id}panel`}
              tabIndex={tab === name ? 0 : -1}
              onKeyDown={moveTab}
              onClick={() => {
                setTab(name);
                onFound([]);
              }}
            >
              {TABS[name]}
            </button>
          ))}
        </div>
        {tab !== "flow" && <ViewerChoice players={players} viewer={viewer} onViewer={setViewer} />}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {update && (
          <Shown
            session={session}
            update={update}
            before={state.updates[state.at - 1]}
            viewer={viewer}
            found={found}
            onFound={onFound}
          />
        )}
      </div>
    </section>
  );
}
