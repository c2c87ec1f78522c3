import React, { useId } from "react";
import type { NumberRange } from "../model/sandboxFields";
import * as styles from "./Controls.module.css";
import { NumberField } from "./DraftField";

interface NumberControlProps {
  readonly label: string;
  /** Whether the label is for screen readers only, because the same words are above it. */
  readonly hideLabel?: boolean;
  readonly range: NumberRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider and a field for the same number. */
export function NumberControl({
  label,
  hideLabel = false,
  ...rest
}: NumberControlProps): React.JSX.Element {
  const id = useId();
  const { range, value, onChange } = rest;
  return (
    <div className={styles["number"]}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <NumberField<never> id={`${id}-typed`} label={`${label}, as a number`} {...rest} />
    </div>
  );
}

interface SwitchedFieldProps {
  readonly name: React.ReactNode;
  readonly hint: string;
  readonly checked: boolean;
  readonly onSwitch: (on: boolean) => void;
  /** What is there when the value is set. */
  readonly children: React.ReactNode;
}

/** A group of controls with a checkbox that says whether the value is set at all. */
export function SwitchedField({
  name,
  hint,
  checked,
  onSwitch,
  children,
}: SwitchedFieldProps): React.JSX.Element {
  const nameId = useId();
  return (
    <div className={styles["field"]} role="group" aria-labelledby={nameId}>
      <label className={styles["name"]}>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <span id={nameId}>{name}</span> <span className={styles["hint"]}>{hint}</span>
      </label>
      {children}
    </div>
  );
}
