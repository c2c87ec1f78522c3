import React, { useEffect, useState } from "react";
import type { GameUpdate } from "../../../shared/games/engine";
import { visibleText } from "../../../shared/visibleText";
import {
  parseFlowResult,
  type FlowAction,
  type FlowChoice,
  type FlowNode,
  type FlowResult,
} from "../model/inspect/inspectCalls";
import type { InspectorProps } from "./InspectorProps";
import { MoveList, type MoveListProps } from "./MoveList";
import * as styles from "./Inspectors.module.css";

/** The flow in an update, or why it could not be read. */
type Outcome =
  { readonly flow: FlowResult; readonly update: GameUpdate } | { readonly error: string };

type Question = Pick<InspectorProps, "engines" | "update">;

function useFlow({ engines, update }: Question): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome | undefined>();
  useEffect(() => {
    let isCurrent = true;
    void engines.ask("flow", [update]).then((answer) => {
      if (!isCurrent) return;
      if ("refusal" in answer) {
        setOutcome({ error: answer.refusal });
        return;
      }
      const flow = parseFlowResult(answer.value);
      setOutcome(flow ? { flow, update } : { error: "The answer is not readable." });
    });
    return () => {
      isCurrent = false;
    };
  }, [engines, update]);
  return outcome;
}

function FlowStep({ node }: { readonly node: FlowNode }): React.JSX.Element {
  const { kind, name, slot, current, notes, children } = node;
  return (
    <li>
      <span
        className={styles["step"]}
        data-current={current}
        aria-current={current && children.every((child) => !child.current) ? "step" : undefined}
      >
        {slot !== undefined && <span className={styles["facts"]}>{visibleText(slot)} → </span>}
        {kind === "code" ? (
          <code>{visibleText(name ?? "")}</code>
        ) : (
          <strong>{visibleText(kind)}</strong>
        )}
        {kind !== "code" && name !== undefined && <span> “{visibleText(name)}”</span>}
        {notes.length > 0 && (
          <span className={styles["facts"]}> {visibleText(notes.join(", "))}</span>
        )}
        {current && <span className="visually-hidden"> (the game is here)</span>}
      </span>
      {children.length > 0 && (
        <ul>
          {children.map((child, index) => (
            <FlowStep key={index} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

function describeChoice({ name, count, examples }: FlowChoice): string {
  if (count === undefined) return `asks for “${name}”: ${examples.join(", ")}`;
  const more = count > examples.length ? ", …" : "";
  const amount = count === 1 ? "1 legal choice" : `${String(count)} legal choices`;
  return `${amount} for “${name}”: ${examples.join(", ")}${more}`;
}

interface ActionRowProps extends Pick<InspectorProps, "onFound"> {
  readonly action: FlowAction;
}

function ActionRow({ action, onFound }: ActionRowProps): React.JSX.Element {
  const { name, available, reason, choice } = action;
  const branches = choice?.branches ?? [];
  return (
    <li data-available={available}>
      <span className={styles["verdict"]} aria-hidden="true">
        {available ? "✓" : "–"}
      </span>
      <span>
        <strong>{name === "__pass__" ? "pass" : visibleText(name)}</strong>{" "}
        {available
          ? choice
            ? visibleText(describeChoice(choice))
            : "can be done at once"
          : `not open: ${visibleText(reason)}`}
        {branches.length > 0 && (
          <button type="button" onClick={() => onFound(branches)}>
            Show on the boards
          </button>
        )}
      </span>
    </li>
  );
}

function PlayerActions(props: MoveListProps): React.JSX.Element {
  const { player, onFound } = props;
  return (
    <details open={player.current}>
      <summary>
        {visibleText(player.name)}
        {player.current ? ", to move" : ""}
      </summary>
      {player.current && <MoveList {...props} />}
      <ul className={styles["actions"]} aria-label={`${visibleText(player.name)}'s actions`}>
        {player.actions.map((action) => (
          <ActionRow key={action.name} action={action} onFound={onFound} />
        ))}
      </ul>
    </details>
  );
}

/** Where the game is in its flow, and why which action is open to whom, or not. */
export function FlowInspector({
  engines,
  update,
  onFound,
  onPlay,
}: InspectorProps): React.JSX.Element {
  const outcome = useFlow({ engines, update });
  const [hasPlayed, setHasPlayed] = useState(false);
  if (!outcome) return <p role="status">Asking the engine…</p>;
  if ("error" in outcome) {
    return (
      <p role="alert" className={styles["error"]}>
        The flow could not be read: {visibleText(outcome.error)}
      </p>
    );
  }
  const { flows, players } = outcome.flow;
  return (
    <div className={styles["flow"]}>
      <div>
        <p className={styles["heading"]}>Flow</p>
        <ul className={styles["steps"]} aria-label="Flow">
          {flows.map((node, index) => (
            <FlowStep key={index} node={node} />
          ))}
        </ul>
      </div>
      <div>
        <p className={styles["heading"]}>Actions</p>
        {players.map((player) => (
          <PlayerActions
            key={`${String(player.seat)} ${String(player.current)}`}
            {...{ engines, player, onFound }}
            update={outcome.update}
            takesFocus={hasPlayed}
            onPlay={(move) => {
              setHasPlayed(true);
              onPlay(move);
            }}
          />
        ))}
      </div>
    </div>
  );
}
