import React, { useId } from "react";
import * as styles from "./Controls.module.css";

interface SelectControlProps {
  /** Name of the attribute. */
  readonly name: string;
  readonly hint: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly onChange: (id: string) => void;
}

/** An attribute with a fixed set of values. */
export function SelectControl({
  name,
  hint,
  value,
  options,
  onChange,
}: SelectControlProps): React.JSX.Element {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label className={styles["name"]} htmlFor={id}>
        <code>{name}</code> <span className={styles["hint"]}>{hint}</span>
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
