import React, { useId } from "react";
import type { LayoutAttributes } from "../../../lib/layout/layoutSpec";
import type { LabelField, ToggleField } from "../../../lib/layout/sandboxFields";
import * as styles from "./Controls.module.css";
import { SwitchedField } from "./NumberControl";

interface FieldProps<Field> {
  readonly field: Field;
  readonly attributes: LayoutAttributes;
  readonly onChange: (attributes: LayoutAttributes) => void;
}

/** An attribute that is set or not. */
export function ToggleControl({
  field: { name, hint },
  attributes,
  onChange,
}: FieldProps<ToggleField>): React.JSX.Element {
  return (
    <SwitchedField
      name={<code>{name}</code>}
      hint={hint}
      checked={attributes[name] === true}
      onSwitch={(on) => {
        onChange({ [name]: on ? true : undefined });
      }}
    />
  );
}

/** An attribute that is set or not, with a label of the reader's. */
export function LabelControl({
  field: { name, hint },
  attributes,
  onChange,
}: FieldProps<LabelField>): React.JSX.Element {
  const id = useId();
  const value = attributes[name];
  const isSet = value !== undefined && value !== false;
  return (
    <SwitchedField
      name={<code>{name}</code>}
      hint={hint}
      checked={isSet}
      onSwitch={(on) => {
        onChange({ [name]: on ? true : undefined });
      }}
    >
      {isSet && (
        <div className={styles["number"]}>
          <label htmlFor={id}>label</label>
          <input
            id={id}
            type="text"
            maxLength={40}
            placeholder="none"
            value={typeof value === "string" ? value : ""}
            onChange={(event) => {
              onChange({ [name]: event.target.value === "" ? true : event.target.value });
            }}
          />
        </div>
      )}
    </SwitchedField>
  );
}
