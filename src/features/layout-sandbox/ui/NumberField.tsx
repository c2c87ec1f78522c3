import React from "react";
import type { NumberRange } from "../model/sandboxFields";
import { describeRefused, readNumber, stepNumber } from "../model/typedNumber";
import { DraftField, type ReadText } from "./DraftField";

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
          if (!direction) return;
          event.preventDefault();
          onChange(stepNumber(value, direction, range));
        },
      }}
    />
  );
}
