import React, { useId } from "react";
import { fromParts, toParts } from "../model/attributeParts";
import type { LayoutAttributes } from "../../../shared/layout/layoutSpec";
import type { SpanField } from "../model/sandboxFields";
import * as styles from "./Controls.module.css";
import { NumberField } from "./NumberField";

interface SpanControlProps {
  readonly field: SpanField;
  readonly attributes: LayoutAttributes;
  readonly onChange: (attributes: LayoutAttributes) => void;
}

const RANGE = { min: 1, max: 40, step: 1 };
const ANY = { value: undefined, word: "any" };

interface CountInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number or nothing. */
function CountInput({ label, value, onChange }: CountInputProps): React.JSX.Element {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <NumberField id={id} range={RANGE} value={value} empty={ANY} onChange={onChange} />
    </div>
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
      <div className={styles["span"]}>
        <CountInput label="at least" value={parts["min"]} onChange={change("min")} />
        <CountInput label="at most" value={parts["max"]} onChange={change("max")} />
      </div>
    </div>
  );
}
