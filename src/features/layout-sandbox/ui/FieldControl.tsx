import React, { memo } from "react";
import { fromParts, toParts } from "../model/attributeParts";
import { isGrid, type LayoutAttributes, type LayoutSpace } from "../../../shared/layout/layoutSpec";
import type { ChoiceField, NumberField, PartsField, SandboxField } from "../model/sandboxFields";
import { SelectControl } from "./SelectControl";
import { NumberControl, OptionalNumberControl, SwitchedField } from "./NumberControl";
import { LabelControl, ToggleControl } from "./LabelControl";
import { SlotsControl, type SlotSelection } from "./SlotsControl";
import * as styles from "./Controls.module.css";
import { SpanControl } from "./SpanControl";

interface FieldProps<Field> {
  readonly field: Field;
  readonly attributes: LayoutAttributes;
  /** Sets the attributes named; `undefined` takes one away. */
  readonly onChange: (attributes: LayoutAttributes) => void;
}

function ChoiceControl({
  field: { name, hint, options },
  attributes,
  onChange,
}: FieldProps<ChoiceField>): React.JSX.Element {
  const [first = ""] = options;
  return (
    <SelectControl
      name={name}
      hint={hint}
      value={attributes[name] ?? first}
      options={options.map((id) => ({ id, label: id === first ? `${id} (default)` : id }))}
      onChange={(id) => {
        onChange({ [name]: id === first ? undefined : id });
      }}
    />
  );
}

function SingleNumberControl({
  field,
  attributes,
  onChange,
}: FieldProps<NumberField>): React.JSX.Element {
  const { name, hint } = field;
  return (
    <OptionalNumberControl
      name={<code>{name}</code>}
      hint={hint}
      range={field}
      value={attributes[name]}
      onChange={(value) => {
        onChange({ [name]: value });
      }}
    />
  );
}

function PartsControl({
  field: { name, hint, parts },
  attributes,
  onChange,
}: FieldProps<PartsField>): React.JSX.Element {
  const isSet = attributes[name] !== undefined;
  const values = toParts(name, attributes[name]);
  const initial = Object.fromEntries(parts.map((part) => [part.key, part.initial]));
  return (
    <SwitchedField
      name={<code>{name}</code>}
      hint={hint}
      checked={isSet}
      onSwitch={(on) => {
        onChange(on ? fromParts(name, initial) : { [name]: undefined });
      }}
    >
      {isSet &&
        parts.map((part) => (
          <NumberControl
            key={part.key}
            label={part.label}
            range={part}
            value={values[part.key] ?? part.initial}
            onChange={(value) => {
              onChange(fromParts(name, { ...values, [part.key]: value }));
            }}
          />
        ))}
    </SwitchedField>
  );
}

interface FieldControlProps extends FieldProps<SandboxField> {
  readonly space: LayoutSpace | undefined;
  readonly selection: SlotSelection;
}

function AnyField({ field, selection, ...rest }: FieldControlProps): React.JSX.Element {
  switch (field.kind) {
    case "choice":
      return <ChoiceControl field={field} {...rest} />;
    case "number":
      return <SingleNumberControl field={field} {...rest} />;
    case "parts":
      return <PartsControl field={field} {...rest} />;
    case "span":
      return <SpanControl field={field} {...rest} />;
    case "slots":
      return <SlotsControl field={field} selection={selection} {...rest} />;
    case "toggle":
      return <ToggleControl field={field} {...rest} />;
    case "label":
      return <LabelControl field={field} {...rest} />;
  }
}

function FieldOrRefusal(props: FieldControlProps): React.JSX.Element {
  const { field, space } = props;
  if (isGrid(space) && /^(?:scaling|alignment)$/.test(field.name)) {
    return (
      <p className={styles["refused"]}>
        <code>{field.name}</code> is refused by a {space.kind}.
      </p>
    );
  }
  return <AnyField {...props} />;
}

/** The control of one layout attribute; during a drag only the one that is dragged is drawn anew. */
export const FieldControl = memo(
  FieldOrRefusal,
  (before, now) =>
    before.field === now.field &&
    before.attributes[before.field.name] === now.attributes[now.field.name] &&
    before.space?.kind === now.space?.kind &&
    before.onChange === now.onChange &&
    (now.field.kind !== "slots" || before.selection.index === now.selection.index),
);
