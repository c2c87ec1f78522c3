import React, { useId } from "react";
import * as styles from "./Controls.module.css";

interface Option<Id> {
  readonly id: Id;
  readonly label: string;
}

/** Values to choose from; the first is the default. */
export const toOptions = <Id extends string>(ids: readonly Id[]): readonly Option<Id>[] =>
  ids.map((id, index) => ({ id, label: index === 0 ? `${id} (default)` : id }));

interface SelectControlProps<Id> {
  /** Name of the attribute. */
  readonly name: string;
  readonly hint: string;
  readonly value: Id;
  readonly options: readonly Option<Id>[];
  readonly onChange: (id: Id) => void;
}

/** An attribute with a fixed set of values. */
export function SelectControl<Id extends string>({
  name,
  hint,
  value,
  options,
  onChange,
}: SelectControlProps<Id>): React.JSX.Element {
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
          const chosen = options[event.target.selectedIndex];
          if (chosen) onChange(chosen.id);
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
