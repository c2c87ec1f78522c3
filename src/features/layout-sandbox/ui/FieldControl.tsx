import React, { memo, useId } from "react";
import {
  GRID_REFUSES,
  isGrid,
  type LayoutAttributes,
  type LayoutSpace,
} from "../../../shared/layout/layoutSpec";
import { fromParts, toParts } from "../model/attributeParts";
import type * as fields from "../model/sandboxFields";
import * as styles from "./Controls.module.css";
import { DraftField, NumberField, type ReadText } from "./DraftField";
import { NumberControl, SwitchedField } from "./NumberControl";
import { SelectControl, toOptions } from "./SelectControl";
import { SlotsControl, type SlotSelection } from "./SlotsControl";

interface FieldProps<Field> {
  readonly field: Field;
  readonly attributes: LayoutAttributes;
  /** Sets the attributes named; `undefined` takes one away. */
  readonly onChange: (attributes: LayoutAttributes) => void;
}

function ChoiceControl({ field, attributes, onChange }: FieldProps<fields.ChoiceField>) {
  const { name, hint, options } = field;
  const [first = ""] = options;
  return (
    <SelectControl
      name={name}
      hint={hint}
      value={attributes[name] ?? first}
      options={toOptions(options)}
      onChange={(id) => onChange({ [name]: id === first ? undefined : id })}
    />
  );
}

const COUNT = { min: 1, max: 40, step: 1 };
const ANY = { value: undefined, word: "any" };

interface CountInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number or nothing. */
function CountInput({ label, ...rest }: CountInputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <NumberField id={id} range={COUNT} empty={ANY} {...rest} />
    </div>
  );
}

/** The least and the greatest number of rows or columns. */
function SpanControl({ field, attributes, onChange }: FieldProps<fields.SpanField>) {
  const { name, hint } = field;
  const id = useId();
  const parts = toParts(name, attributes[name]);
  const change = (key: "min" | "max") => (value: number | undefined) =>
    onChange(fromParts(name, { ...parts, [key]: value }));
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

function PartsControls({ field, attributes, onChange }: FieldProps<fields.PartsField>) {
  const { name, parts } = field;
  const values = toParts(name, attributes[name]);
  return parts.map((part) => (
    <NumberControl
      key={part.key}
      label={part.label}
      hideLabel={part.label === field.hint}
      range={part}
      value={values[part.key] ?? part.initial}
      onChange={(value) => onChange(fromParts(name, { ...values, [part.key]: value }))}
    />
  ));
}

const MOST_CHARACTERS = 40;

/** An empty field is an outline without a label. */
function readLabel(text: string): ReadText<string | boolean> {
  if (text.length <= MOST_CHARACTERS) return { value: text === "" ? true : text };
  const most = String(MOST_CHARACTERS);
  return { problem: `The label has ${String(text.length)} characters; at most ${most} fit.` };
}

function LabelInput({ attributes, onChange }: Omit<FieldProps<unknown>, "field">) {
  const id = useId();
  const value = attributes.showBoundingBox ?? true;
  return (
    <div className={styles["number"]}>
      <label htmlFor={id}>label</label>
      <DraftField
        id={id}
        value={value}
        text={typeof value === "string" ? value : ""}
        read={readLabel}
        empty="none"
        onChange={(label) => onChange({ showBoundingBox: label })}
      />
    </div>
  );
}

type OptionalField = fields.PartsField | fields.ToggleField;

/** The value of an attribute that has just been switched on. */
function initialOf(field: OptionalField): LayoutAttributes {
  if (field.kind !== "parts") return { [field.name]: true };
  const entries = field.parts.map(({ key, initial }) => [key, initial] as const);
  return fromParts(field.name, Object.fromEntries(entries));
}

/** The controls of an attribute that is switched on. */
function ValueControls({ field, ...rest }: FieldProps<OptionalField>) {
  switch (field.kind) {
    case "parts":
      return <PartsControls field={field} {...rest} />;
    case "label":
      return <LabelInput {...rest} />;
    case "toggle":
      return null;
  }
}

function OptionalControl(props: FieldProps<OptionalField>) {
  const { field, attributes, onChange } = props;
  const value = attributes[field.name];
  const isSet = value !== undefined && value !== false;
  return (
    <SwitchedField
      name={<code>{field.name}</code>}
      hint={field.hint}
      checked={isSet}
      onSwitch={(on) => onChange(on ? initialOf(field) : { [field.name]: undefined })}
    >
      {isSet && <ValueControls {...props} />}
    </SwitchedField>
  );
}

interface FieldControlProps extends FieldProps<fields.SandboxField> {
  readonly space: LayoutSpace | undefined;
  readonly selection: SlotSelection;
}

function AnyField({ field, space, selection, ...rest }: FieldControlProps): React.JSX.Element {
  if (isGrid(space) && GRID_REFUSES.includes(field.name)) {
    return (
      <p className={styles["refused"]}>
        <code>{field.name}</code> is refused by a {space.kind}.
      </p>
    );
  }
  switch (field.kind) {
    case "choice":
      return <ChoiceControl field={field} {...rest} />;
    case "span":
      return <SpanControl field={field} {...rest} />;
    case "slots":
      return <SlotsControl field={field} selection={selection} {...rest} />;
    default:
      return <OptionalControl field={field} {...rest} />;
  }
}

/** The control of one layout attribute; during a drag only the one that is dragged renders again. */
export const FieldControl = memo(
  AnyField,
  (before, now) =>
    before.field === now.field &&
    before.attributes[before.field.name] === now.attributes[now.field.name] &&
    before.space?.kind === now.space?.kind &&
    before.onChange === now.onChange &&
    (now.field.kind !== "slots" || before.selection.index === now.selection.index),
);
