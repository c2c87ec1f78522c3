import React, { useId, useState } from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import type { Viewer } from "../model/inspect/inspectCalls";
import { firstKept } from "../model/play/history";
import type { GameSession } from "../session/GameSession";
import { useStore } from "../Store";
import { Tab } from "../ui/Tab";
import { BoardInspector } from "./BoardInspector";
import { FlowInspector } from "./FlowInspector";
import type { InspectorProps } from "./InspectorProps";
import { JsonInspector } from "./JsonInspector";
import * as styles from "./Inspectors.module.css";

interface InspectorsProps extends Pick<InspectorProps, "found" | "onFound"> {
  readonly session: GameSession;
  readonly players: readonly SeatedPlayer[];
}

const TABS = [
  { name: "board", label: "Board", Inspector: BoardInspector },
  { name: "flow", label: "Flow", Inspector: FlowInspector },
  { name: "json", label: "JSON", Inspector: JsonInspector },
] as const;

interface ViewerChoiceProps {
  readonly players: readonly SeatedPlayer[];
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
}

function ViewerChoice({ players, viewer, onViewer }: ViewerChoiceProps): React.JSX.Element {
  return (
    <label className={styles["field"]}>
      <span>As seen by</span>
      <select
        value={viewer}
        onChange={({ target }) =>
          onViewer(target.value === "server" ? "server" : Number(target.value))
        }
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

/** The tools that look into a running game: its board as a tree, its flow, and the JSON that is sent. */
export default function Inspectors({
  session,
  players,
  found,
  onFound,
}: InspectorsProps): React.JSX.Element {
  const state = useStore(session.store);
  const { updates, at } = state;
  const [tab, setTab] = useState<(typeof TABS)[number]>(TABS[0]);
  const [chosen, setViewer] = useState<Viewer>("server");
  const id = useId();
  const viewer = chosen !== "server" && chosen > players.length ? "server" : chosen;
  const update = updates[at];
  return (
    <section className={`tool-buttons ${styles["inspectors"] ?? ""}`} aria-label="Inspectors">
      <div className={styles["bar"]}>
        <div role="tablist" aria-label="Inspectors" className={styles["tabs"]}>
          {TABS.map((each) => (
            <Tab
              key={each.name}
              id={`${id}${each.name}`}
              aria-selected={tab === each}
              aria-controls={`${id}panel`}
              onClick={() => {
                setTab(each);
                onFound([]);
              }}
            >
              {each.label}
            </Tab>
          ))}
        </div>
        {tab.name !== "flow" && (
          <ViewerChoice players={players} viewer={viewer} onViewer={setViewer} />
        )}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab.name}`}>
        {update && (
          <tab.Inspector
            engines={session.engines}
            update={update}
            before={at > firstKept(state) ? updates[at - 1] : undefined}
            viewer={viewer}
            found={found}
            onFound={onFound}
            onPlay={(move) => session.moves.receive(move, false)}
          />
        )}
      </div>
    </section>
  );
}
