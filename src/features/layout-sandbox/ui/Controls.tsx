import React, { useCallback, useEffect, useMemo, useRef } from "react";
import {
  DEFAULT_LAYOUT_SPEC,
  type AttributeName,
  type LayoutAttributes,
  type LayoutSpec,
} from "../../../shared/layout/layoutSpec";
import { LAYOUT_PRESETS } from "../model/presets";
import { FIELD_GROUPS, type SandboxField } from "../model/sandboxFields";
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
  const load = (preset: LayoutSpec) => () => dispatch({ type: "load", spec: preset });
  return (
    <fieldset>
      <legend>Start from</legend>
      <div className={`tool-buttons ${buttons["row"] ?? ""}`}>
        {LAYOUT_PRESETS.map((preset) => (
          <button
            key={preset.id}
            type="button"
            aria-pressed={preset.id === current}
            onClick={load(preset.spec)}
          >
            {preset.label}
          </button>
        ))}
        <button type="button" onClick={load(DEFAULT_LAYOUT_SPEC)}>
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

function FieldList({ legend, fields, spec, dispatch, selection }: FieldListProps) {
  const change = useCallback(
    (value: LayoutAttributes): void => dispatch({ type: "attributes", value }),
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

/** All controls but that of the attribute that is elsewhere. */
function AllControls({ attribute, ...rest }: ControlsProps): React.JSX.Element {
  return (
    <>
      <Presets {...rest} />
      <SpaceControls {...rest} />
      {FIELD_GROUPS.map(({ legend, fields }) => (
        <FieldList
          key={legend}
          legend={legend}
          fields={fields.filter(({ name }) => name !== attribute)}
          {...rest}
        />
      ))}
    </>
  );
}

/** The control of one attribute, focused, with all others behind it. */
function FocusedControls(props: ControlsProps): React.JSX.Element {
  const { attribute } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find("input:not([type=checkbox]), select") ?? find("input"))?.focus();
  }, []);
  const fields = FIELD_GROUPS.flatMap((group) => group.fields);
  return (
    <div className={styles["controls"]}>
      <div ref={root}>
        <FieldList
          {...props}
          legend={<code>{attribute}</code>}
          fields={fields.filter(({ name }) => name === attribute)}
        />
      </div>
      <details>
        <summary>Everything else</summary>
        <div className={styles["controls"]}>
          <AllControls {...props} />
        </div>
      </details>
    </div>
  );
}

/** Everything a reader can change about the layout. */
export function Controls(props: ControlsProps): React.JSX.Element {
  if (props.attribute !== undefined) return <FocusedControls {...props} />;
  return (
    <div className={styles["controls"]}>
      <AllControls {...props} />
    </div>
  );
}
