import React from "react";
import { isGrid, type LayoutSpace, type LayoutSpec } from "../../../shared/layout/layoutSpec";
import { HEX_AXES, HEX_SHAPES, SPACE_KINDS } from "../../../shared/layout/layoutValues";
import type { NumberRange } from "../model/sandboxFields";
import type { SandboxAction } from "../model/sandboxState";
import * as buttons from "./Buttons.module.css";
import { NumberControl, SwitchedField } from "./NumberControl";
import { SelectControl, toOptions } from "./SelectControl";

interface SpaceControlsProps {
  readonly spec: LayoutSpec;
  readonly dispatch: (action: SandboxAction) => void;
}

/** The space of a kind, with the size the one before had. */
function spaceOf(
  kind: (typeof SPACE_KINDS)[number],
  before: LayoutSpace | undefined,
): LayoutSpace | undefined {
  if (kind === "Space") return undefined;
  if (kind === "Stack") return { kind };
  const { rows, columns } = isGrid(before) ? before : { rows: 4, columns: 5 };
  return { kind, rows, columns };
}

interface GridControlsProps {
  readonly space: Extract<LayoutSpace, { rows: number }>;
  readonly onChange: (space: LayoutSpace) => void;
}

/** What only the cells of a grid have: their number, and the shape of a grid of hexes. */
function GridControls({ space, onChange }: GridControlsProps): React.JSX.Element {
  return (
    <>
      {(["rows", "columns"] as const).map((key) => (
        <NumberControl
          key={key}
          label={`Grid: ${key}`}
          range={{ min: 1, max: 6, step: 1 }}
          value={space[key]}
          onChange={(value) => onChange({ ...space, [key]: value })}
        />
      ))}
      {space.kind === "HexGrid" && (
        <>
          <SelectControl
            name="shape"
            hint="of the grid"
            value={space.shape ?? HEX_SHAPES[0]}
            options={toOptions(HEX_SHAPES)}
            onChange={(shape) => onChange({ ...space, shape })}
          />
          <SelectControl
            name="axes"
            hint="where columns and rows lead"
            value={space.axes ?? HEX_AXES[0]}
            options={toOptions(HEX_AXES)}
            onChange={(axes) => onChange({ ...space, axes })}
          />
        </>
      )}
    </>
  );
}

/** Takes pieces out after the first layout, to show what `sticky` does. */
function TakenControl({ spec, dispatch }: SpaceControlsProps): React.JSX.Element {
  const { pieces, taken = [] } = spec;
  return (
    <details>
      <summary>{`Take pieces out, for sticky (${String(taken.length)} out)`}</summary>
      <div className={`tool-buttons ${buttons["row"] ?? ""}`}>
        {Array.from({ length: pieces }, (_, piece) => (
          <button
            key={piece}
            type="button"
            aria-pressed={taken.includes(piece)}
            aria-label={`Piece ${String(piece + 1)} is out`}
            onClick={() => dispatch({ type: "take", piece })}
          >
            {piece + 1}
          </button>
        ))}
      </div>
    </details>
  );
}

/** What is laid out: the space, its shape, and what lies in it. */
export function SpaceControls({ spec, dispatch }: SpaceControlsProps): React.JSX.Element {
  const { space, aspectRatio } = spec;
  const change = (value: Extract<SandboxAction, { type: "layout" }>["value"]): void =>
    dispatch({ type: "layout", value });
  const number = (key: "pieces" | "board", label: string, range: NumberRange) => (
    <NumberControl
      label={label}
      range={range}
      value={spec[key]}
      onChange={(value) => change({ [key]: value })}
    />
  );
  return (
    <fieldset>
      <legend>Pieces and board</legend>
      <SelectControl
        name="class"
        hint="of the space"
        value={space?.kind ?? SPACE_KINDS[0]}
        options={toOptions(SPACE_KINDS)}
        onChange={(kind) => change({ space: spaceOf(kind, space) })}
      />
      {isGrid(space) ? (
        <GridControls space={space} onChange={(grid) => change({ space: grid })} />
      ) : (
        <>
          {number("pieces", "Number of pieces", { min: 1, max: 40, step: 1 })}
          <TakenControl spec={spec} dispatch={dispatch} />
        </>
      )}
      {number("board", "Board: width ÷ height", { min: 0.5, max: 3, step: 0.1 })}
      <SwitchedField
        name="Own ratio of pieces"
        hint="width ÷ height"
        checked={aspectRatio !== undefined}
        onSwitch={(on) => change({ aspectRatio: on ? 0.7 : undefined })}
      >
        {aspectRatio !== undefined && (
          <NumberControl
            label="width ÷ height"
            hideLabel
            range={{ min: 0.2, max: 4, step: 0.1 }}
            value={aspectRatio}
            onChange={(value) => change({ aspectRatio: value })}
          />
        )}
      </SwitchedField>
    </fieldset>
  );
}
