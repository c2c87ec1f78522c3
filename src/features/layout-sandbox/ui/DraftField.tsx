import React, { useId, useState } from "react";
import { isComposing } from "../../../shared/browser/keys";
import type { NumberRange } from "../model/sandboxFields";
import { describeRefused, readNumber, stepNumber } from "../model/typedNumber";
import * as styles from "./Controls.module.css";

/** What a text in a field means, or why it means nothing: one sentence with what is valid. */
export type ReadText<Value> = { readonly value: Value } | { readonly problem: string };

interface DraftFieldProps<Value> {
  readonly id: string;
  readonly value: Value;
  /** The value as the field shows it. */
  readonly text: string;
  readonly read: (text: string) => ReadText<Value>;
  readonly onChange: (value: Value) => void;
  /** What an empty field means. */
  readonly empty?: string | undefined;
  /** Attributes of the input, such as its keyboard on a phone. */
  readonly input?: React.InputHTMLAttributes<HTMLInputElement>;
}

/**
 * A text field that counts as soon as its text is valid. A text that is not stays as it was entered,
 * with the reason below, until the value changes in another way.
 */
export function DraftField<Value>({
  id,
  value,
  text,
  read,
  onChange,
  empty = "",
  input,
}: DraftFieldProps<Value>): React.JSX.Element {
  const problemId = useId();
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: Value }>();
  // The value has changed in another way: what was entered is out of date.
  if (draft && !Object.is(draft.value, value)) setDraft(undefined);
  const meaning = draft && read(draft.text);
  const problem = meaning && "problem" in meaning ? meaning.problem : undefined;
  const enter = (next: string): void => {
    const meant = read(next);
    setDraft({ text: next, value: "value" in meant ? meant.value : value });
    if ("value" in meant) onChange(meant.value);
  };
  return (
    <>
      <input
        {...input}
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={empty}
        value={draft?.text ?? text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => enter(event.target.value)}
        onBlur={() => {
          if (problem === undefined) setDraft(undefined);
        }}
      />
      <p id={problemId} className={styles["problem"]} aria-live="polite">
        {problem !== undefined && `${problem} The layout keeps ${text || empty}.`}
      </p>
    </>
  );
}

interface NumberFieldProps<Empty extends undefined> {
  readonly id: string;
  /** Name of the field, where no label names it. */
  readonly label?: string;
  readonly range: NumberRange;
  readonly value: number | Empty;
  /** What an empty field means, and the word for that; without it, an empty field is refused. */
  readonly empty?: { readonly value: Empty; readonly word: string };
  readonly onChange: (value: number | Empty) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number that is typed; the arrow keys change it by a step. It is no `<input type="number">`, because
 * browsers take out of such a field what they do not understand: a pasted `1,5` becomes 15.
 */
export function NumberField<Empty extends undefined>({
  id,
  label,
  range,
  value,
  empty,
  onChange,
}: NumberFieldProps<Empty>): React.JSX.Element {
  const read = (text: string): ReadText<number | Empty> => {
    if (empty && text === "") return { value: empty.value };
    const number = readNumber(text, range);
    return number === undefined ? { problem: describeRefused(text, range) } : { value: number };
  };
  return (
    <DraftField
      id={id}
      value={value}
      text={value === undefined ? "" : String(value)}
      read={read}
      onChange={onChange}
      empty={empty?.word}
      input={{
        role: "spinbutton",
        inputMode: range.min < 0 ? "text" : range.step === 1 ? "numeric" : "decimal",
        "aria-label": label,
        "aria-valuenow": value,
        "aria-valuemin": range.min,
        "aria-valuemax": range.max,
        onKeyDown: (event) => {
          const direction = STEPS[event.key];
          if (!direction || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          onChange(stepNumber(value, direction, range));
        },
      }}
    />
  );
}
