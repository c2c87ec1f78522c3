import React from "react";
import {
  HEX_AXES,
  HEX_SHAPES,
  SPACE_KINDS,
  isGrid,
  type LayoutSpace,
  type LayoutSpec,
} from "../../../shared/layout/layoutSpec";
import type { SandboxAction } from "../model/sandboxState";
import * as buttons from "./Buttons.module.css";
import * as styles from "./Controls.module.css";
import { NumberControl, OptionalNumberControl } from "./NumberControl";
import { SelectControl } from "./SelectControl";

interface SpaceControlsProps {
  readonly spec: LayoutSpec;
  readonly dispatch: (action: SandboxAction) => void;
}

const toOptions = (ids: readonly string[]) =>
  ids.map((id, index) => ({ id, label: index === 0 ? `${id} (default)` : id }));

/** The space of a kind, with the size the one before had. */
function spaceOf(kind: string, before: LayoutSpace | undefined): LayoutSpace | undefined {
  const size = isGrid(before)
    ? { rows: before.rows, columns: before.columns }
    : { rows: 4, columns: 5 };
  switch (kind) {
    case "Stack":
      return { kind };
    case "SquareGrid":
    case "HexGrid":
      return { kind, ...size };
    default:
      return undefined;
  }
}

/** What only the cells of a grid have: their number, and the shape of a grid of hexes. */
function GridControls({ spec: { space }, dispatch }: SpaceControlsProps): React.JSX.Element | null {
  if (!isGrid(space)) return null;
  const change = (value: LayoutSpace): void => {
    dispatch({ type: "space", value });
  };
  return (
    <>
      {(["rows", "columns"] as const).map((key) => (
        <NumberControl
          key={key}
          label={`Grid: ${key}`}
          range={{ min: 1, max: 6, step: 1 }}
          value={space[key]}
          onChange={(value) => {
            change({ ...space, [key]: value });
          }}
        />
      ))}
      {space.kind === "HexGrid" && (
        <>
          <SelectControl
            name="shape"
            hint="of the grid"
            value={space.shape ?? HEX_SHAPES[0]}
            options={toOptions(HEX_SHAPES)}
            onChange={(id) => {
              const shape = HEX_SHAPES.find((each) => each === id);
              if (shape) change({ ...space, shape });
            }}
          />
          <SelectControl
            name="axes"
            hint="where columns and rows lead"
            value={space.axes ?? HEX_AXES[0]}
            options={toOptions(HEX_AXES)}
            onChange={(id) => {
              const axes = HEX_AXES.find((each) => each === id);
              if (axes) change({ ...space, axes });
            }}
          />
        </>
      )}
    </>
  );
}

/** Takes pieces out after the first layout, to show what `sticky` does. */
function TakenControl({ spec, dispatch }: SpaceControlsProps): React.JSX.Element {
  const taken = spec.taken ?? [];
  return (
    <details className={styles["taken"]}>
      <summary>{`Take pieces out, for sticky (${String(taken.length)} out)`}</summary>
      <div className={buttons["row"]}>
        {Array.from({ length: spec.pieces }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={taken.includes(index)}
            aria-label={`Piece ${String(index + 1)} is out`}
            onClick={() => {
              const value = taken.includes(index)
                ? taken.filter((each) => each !== index)
                : [...taken, index];
              dispatch({ type: "taken", value });
            }}
          >
            {index + 1}
          </button>
        ))}
      </div>
    </details>
  );
}

/** What is laid out: the space, its shape, and what lies in it. */
export function SpaceControls({ spec, dispatch }: SpaceControlsProps): React.JSX.Element {
  return (
    <fieldset>
      <legend>Pieces and board</legend>
      <SelectControl
        name="class"
        hint="of the space"
        value={spec.space?.kind ?? SPACE_KINDS[0]}
        options={toOptions(SPACE_KINDS)}
        onChange={(kind) => {
          dispatch({ type: "space", value: spaceOf(kind, spec.space) });
        }}
      />
      {isGrid(spec.space) ? (
        <GridControls spec={spec} dispatch={dispatch} />
      ) : (
        <>
          <NumberControl
            label="Number of pieces"
            range={{ min: 1, max: 40, step: 1 }}
            value={spec.pieces}
            onChange={(value) => {
              dispatch({ type: "pieces", value });
            }}
          />
          <TakenControl spec={spec} dispatch={dispatch} />
        </>
      )}
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
