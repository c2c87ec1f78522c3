import React, { useId } from "react";
import type { LayoutAttributes } from "../../../shared/layout/layoutSpec";
import type { LabelField, ToggleField } from "../model/sandboxFields";
import * as styles from "./Controls.module.css";
import { DraftField, type ReadText } from "./DraftField";
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

const MOST_CHARACTERS = 40;

/** An empty field is an outline without a label. */
function readLabel(text: string): ReadText<string | boolean> {
  if (text.length <= MOST_CHARACTERS) return { value: text === "" ? true : text };
  const most = String(MOST_CHARACTERS);
  return { problem: `The label has ${String(text.length)} characters; at most ${most} fit.` };
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
          <DraftField
            id={id}
            value={value}
            text={typeof value === "string" ? value : ""}
            read={readLabel}
            empty="none"
            onChange={(label) => {
              onChange({ [name]: label });
            }}
          />
        </div>
      )}
    </SwitchedField>
  );
}
