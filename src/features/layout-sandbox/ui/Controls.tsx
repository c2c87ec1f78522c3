import React, { useMemo } from "react";
import type { LayoutAttributes, LayoutSpec } from "../../../lib/layout/layoutSpec";
import { LAYOUT_PRESETS } from "../../../lib/layout/presets";
import { FIELD_GROUPS } from "../../../lib/layout/sandboxFields";
import { findPreset, type SandboxAction } from "../../../lib/layout/sandboxState";
import * as buttons from "./Buttons.module.css";
import * as styles from "./Controls.module.css";
import { FieldControl } from "./FieldControl";
import { NumberControl, OptionalNumberControl } from "./NumberControl";

interface ControlsProps {
  readonly spec: LayoutSpec;
  readonly dispatch: (action: SandboxAction) => void;
}

function Presets({ spec, dispatch }: ControlsProps): React.JSX.Element {
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

function BoardControls({ spec, dispatch }: ControlsProps): React.JSX.Element {
  return (
    <fieldset>
      <legend>Pieces and board</legend>
      <NumberControl
        label="Number of pieces"
        range={{ min: 1, max: 40, step: 1 }}
        value={spec.pieces}
        onChange={(value) => {
          dispatch({ type: "pieces", value });
        }}
      />
      <NumberControl
        label="Board: width ÷ height"
        range={{ min: 0.5, max: 3, step: 0.1 }}
        value={spec.board}
        onChange={(value) => {
          dispatch({ type: "board", value });
        }}
      />
      <OptionalNumberControl
        name="Own ratio of pieces"
        hint="width ÷ height"
        range={{ min: 0.2, max: 4, step: 0.1, initial: 0.7 }}
        value={spec.aspectRatio}
        onChange={(value) => {
          dispatch({ type: "aspectRatio", value });
        }}
      />
    </fieldset>
  );
}

/** Everything a reader can change about the layout. */
export function Controls({ spec, dispatch }: ControlsProps): React.JSX.Element {
  const change = (value: LayoutAttributes): void => {
    dispatch({ type: "attributes", value });
  };
  return (
    <div className={styles["controls"]}>
      <Presets spec={spec} dispatch={dispatch} />
      <BoardControls spec={spec} dispatch={dispatch} />
      {FIELD_GROUPS.map(({ legend, fields }) => (
        <fieldset key={legend}>
          <legend>{legend}</legend>
          {fields.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              attributes={spec.attributes}
              onChange={change}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
