import React from "react";
import { fromParts, toParts } from "../../../lib/layout/attributeParts";
import type { LayoutAttributes } from "../../../lib/layout/layoutSpec";
import type {
  ChoiceField,
  NumberField,
  PartsField,
  SandboxField,
} from "../../../lib/layout/sandboxFields";
import { SelectControl } from "./SelectControl";
import { NumberControl, OptionalNumberControl, SwitchedField } from "./NumberControl";
import { SlotsControl } from "./SlotsControl";
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

/** The control of one layout attribute. */
export function FieldControl({
  field,
  attributes,
  onChange,
}: FieldProps<SandboxField>): React.JSX.Element {
  const rest = { attributes, onChange };
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
      return <SlotsControl field={field} {...rest} />;
  }
}
