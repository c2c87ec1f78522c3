import React, { useId, useState } from "react";
import { fromParts, toParts } from "../../../lib/layout/attributeParts";
import type { LayoutAttributes } from "../../../lib/layout/layoutSpec";
import type { SpanField } from "../../../lib/layout/sandboxFields";
import * as styles from "./Controls.module.css";

interface SpanControlProps {
  readonly field: SpanField;
  readonly attributes: LayoutAttributes;
  readonly onChange: (attributes: LayoutAttributes) => void;
}

const MAX = 40;

interface CountInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number or nothing. */
function CountInput({ label, value, onChange }: CountInputProps): React.JSX.Element {
  const [draft, setDraft] = useState<string>();
  const type = (text: string): void => {
    setDraft(text);
    const number = Number(text);
    if (text === "") onChange(undefined);
    else if (Number.isInteger(number) && number >= 1 && number <= MAX) onChange(number);
  };
  return (
    <label>
      {label}
      <input
        type="number"
        min={1}
        max={MAX}
        step={1}
        placeholder="any"
        value={draft ?? value ?? ""}
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={() => {
          setDraft(undefined);
        }}
      />
    </label>
  );
}

/** The least and the greatest number of rows or columns. */
export function SpanControl({ field, attributes, onChange }: SpanControlProps): React.JSX.Element {
  const { name, hint } = field;
  const id = useId();
  const parts = toParts(name, attributes[name]);
  const change = (key: "min" | "max") => (value: number | undefined) => {
    onChange(fromParts(name, { ...parts, [key]: value }));
  };
  return (
    <div className={styles["field"]} role="group" aria-labelledby={id}>
      <span className={styles["name"]} id={id}>
        <code>{name}</code> <span className={styles["hint"]}>{hint}</span>
      </span>
      <span className={styles["span"]}>
        <CountInput label="at least" value={parts["min"]} onChange={change("min")} />
        <CountInput label="at most" value={parts["max"]} onChange={change("max")} />
      </span>
    </div>
  );
}
