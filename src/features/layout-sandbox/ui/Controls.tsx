import React, { useCallback, useEffect, useMemo, useRef } from "react";
import type {
  AttributeName,
  LayoutAttributes,
  LayoutSpec,
} from "../../../shared/layout/layoutSpec";
import { LAYOUT_PRESETS } from "../model/presets";
import { FIELD_GROUPS, findField, type SandboxField } from "../model/sandboxFields";
import { findPreset, type SandboxAction } from "../model/sandboxState";
import * as buttons from "./Buttons.module.css";
import * as styles from "./Controls.module.css";
import { FieldControl } from "./FieldControl";
import type { SlotSelection } from "./SlotsControl";
import { SpaceControls } from "./SpaceControls";

interface ControlsProps {
  readonly spec: LayoutSpec;
  readonly dispatch: (action: SandboxAction) => void;
  readonly selection: SlotSelection;
  /** The attribute the sandbox was opened for; its control comes first, and has the focus. */
  readonly attribute?: AttributeName | undefined;
}

function Presets({ spec, dispatch }: Pick<ControlsProps, "spec" | "dispatch">): React.JSX.Element {
  const current = useMemo(() => findPreset(spec), [spec]);
  return (
    <fieldset>
      <legend>Start from</legend>
      <div className={buttons["row"]}>
        {LAYOUT_PRESETS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === current}
            onClick={() => {
              dispatch({ type: "preset", id });
            }}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            dispatch({ type: "reset" });
          }}
        >
          Reset
        </button>
      </div>
    </fieldset>
  );
}

interface FieldListProps extends Omit<ControlsProps, "attribute"> {
  readonly legend: React.ReactNode;
  readonly fields: readonly SandboxField[];
}

function FieldList({
  legend,
  fields,
  spec,
  dispatch,
  selection,
}: FieldListProps): React.JSX.Element {
  const change = useCallback(
    (value: LayoutAttributes): void => {
      dispatch({ type: "attributes", value });
    },
    [dispatch],
  );
  return (
    <fieldset>
      <legend>{legend}</legend>
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          attributes={spec.attributes}
          space={spec.space}
          selection={selection}
          onChange={change}
        />
      ))}
    </fieldset>
  );
}

/** All controls but those of the fields that are elsewhere. */
function AllControls({
  without,
  ...rest
}: Omit<ControlsProps, "attribute"> & { readonly without: readonly SandboxField[] }) {
  return (
    <>
      <Presets spec={rest.spec} dispatch={rest.dispatch} />
      <SpaceControls spec={rest.spec} dispatch={rest.dispatch} />
      {FIELD_GROUPS.map(({ legend, fields }) => (
        <FieldList
          key={legend}
          legend={legend}
          fields={fields.filter((field) => !without.includes(field))}
          {...rest}
        />
      ))}
    </>
  );
}

/** The control of one attribute, focused, with all others behind it. */
function FocusedControls({
  attribute,
  ...rest
}: ControlsProps & { readonly attribute: AttributeName }): React.JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controls = "input:not([type=checkbox]), select, input";
    const all = [...(root.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
    (
      all.find((element) => element.matches("input:not([type=checkbox]), select")) ?? all[0]
    )?.focus();
  }, []);
  const field = findField(attribute);
  const first = field ? [field] : [];
  return (
    <div className={styles["controls"]}>
      <div ref={root}>
        <FieldList legend={<code>{attribute}</code>} fields={first} {...rest} />
      </div>
      <details className={styles["others"]}>
        <summary>Everything else</summary>
        <div className={styles["controls"]}>
          <AllControls without={first} {...rest} />
        </div>
      </details>
    </div>
  );
}

/** Everything a reader can change about the layout. */
export function Controls({ attribute, ...rest }: ControlsProps): React.JSX.Element {
  if (attribute !== undefined) return <FocusedControls attribute={attribute} {...rest} />;
  return (
    <div className={styles["controls"]}>
      <AllControls without={[]} {...rest} />
    </div>
  );
}
