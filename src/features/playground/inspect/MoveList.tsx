import React, { useCallback, useEffect, useId, useRef, useState } from "react";
import type { GameUpdate } from "../../../shared/games/engine";
import type { SeatMove } from "../../../shared/games/match";
import { visibleText } from "../../../shared/visibleText";
import {
  parseMoveStep,
  type FlowPlayer,
  type MoveChoice,
  type MoveStep,
} from "../model/inspect/inspectCalls";
import type { Engines } from "../session/Engines";
import * as styles from "./Inspectors.module.css";

type Path = readonly (number | string)[];

/** What the engine has answered for a path: the next step, or why there is none. */
interface Answer {
  readonly path: Path;
  readonly step?: MoveStep;
  readonly error?: string;
}

export interface MoveListProps {
  readonly engines: Engines;
  readonly update: GameUpdate;
  readonly player: FlowPlayer;
  /** Whether a move was made in such a list, so that the keyboard goes on in this one. */
  readonly takesFocus: boolean;
  readonly onPlay: (move: SeatMove) => void;
  /** Outlines elements on the boards. */
  readonly onFound: (branches: readonly string[]) => void;
}

type Question = Pick<MoveListProps, "engines" | "update"> & { readonly seat: number };

/** Asks the engine what comes after the choices of a path. */
async function askStep({ engines, update, seat }: Question, path: Path): Promise<Answer> {
  const reply = await engines.ask("moveStep", [update, seat, path]);
  if ("refusal" in reply) return { path, error: reply.refusal };
  const step = parseMoveStep(reply.value);
  return step ? { path, step } : { path, error: "The answer is not readable." };
}

/** Walks through the steps of a move, and plays it when nothing is left to choose. */
function useMoveSteps({ engines, update, player: { seat }, onPlay }: MoveListProps) {
  const [answer, setAnswer] = useState<Answer>();
  const asked = useRef<Promise<Answer>>();
  const ask = useCallback(
    async (path: Path): Promise<Answer | undefined> => {
      const question = askStep({ engines, update, seat }, path);
      asked.current = question;
      const next = await question;
      // Another step, or another update, may have overtaken this one.
      return asked.current === question ? next : undefined;
    },
    [engines, update, seat],
  );
  useEffect(() => {
    void ask([]).then((next) => next && setAnswer(next));
    return () => {
      asked.current = undefined;
    };
  }, [ask]);
  const walk = async (path: Path): Promise<void> => {
    const next = await ask(path);
    const step = next?.step;
    if (step && "complete" in step) onPlay({ seat, ...step.complete });
    else if (next) setAnswer(next);
  };
  return { answer, walk };
}

function TypedChoice({ onType }: { readonly onType: (text: string) => void }): React.JSX.Element {
  const [text, setText] = useState("");
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onType(text);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        Your answer
      </label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />{" "}
      <button type="submit">Go on</button>
    </form>
  );
}

interface ChoicesProps extends Pick<MoveListProps, "onFound"> {
  readonly choices: readonly MoveChoice[];
  readonly onChoose: (index: number) => void;
}

function Choices({ choices, onFound, onChoose }: ChoicesProps): React.JSX.Element {
  return (
    <ul>
      {choices.map(({ name, branches }, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={() => onChoose(index)}
            onFocus={() => onFound(branches)}
            onMouseEnter={() => onFound(branches)}
            onMouseLeave={() => onFound([])}
          >
            {visibleText(name)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The legal moves of a player: choose one thing after another, and the last choice plays the move. */
export function MoveList(props: MoveListProps): React.JSX.Element {
  const { player, takesFocus, onFound } = props;
  const { answer, walk } = useMoveSteps(props);
  const list = useRef<HTMLDivElement>(null);
  const goesOn = useRef(false);
  const path = answer?.path ?? [];
  const step = answer?.step && !("complete" in answer.step) ? answer.step : undefined;
  const go = (next: Path): void => {
    goesOn.current = true;
    onFound([]);
    void walk(next);
  };
  useEffect(() => {
    // A move that was played has removed the button that had the focus.
    const isLost = takesFocus && document.activeElement === document.body;
    if (!answer || !(goesOn.current || isLost)) return;
    list.current?.querySelector<HTMLElement>("input, button")?.focus();
    goesOn.current = false;
  }, [answer, takesFocus]);
  return (
    <div
      className={styles["moves"]}
      role="group"
      aria-label={`${visibleText(player.name)}'s legal moves`}
      ref={list}
    >
      <p>{step && (step.prompt === "" ? "Play a move:" : visibleText(step.prompt))}</p>
      {answer?.error !== undefined && <p role="alert">{visibleText(answer.error)}</p>}
      {step?.isText && <TypedChoice onType={(text) => go([...path, text])} />}
      {step && (
        <Choices
          choices={step.choices}
          onFound={onFound}
          onChoose={(index) => go([...path, index])}
        />
      )}
      {path.length > 0 && (
        <button type="button" onClick={() => go(path.slice(0, -1))}>
          Back
        </button>
      )}
    </div>
  );
}
