import {
  GRID_REFUSES,
  isGrid,
  type LayoutAttributes,
  type LayoutSpec,
} from "../../../shared/layout/layoutSpec";
import { layoutSpecSchema } from "../../../shared/layout/layoutSpecSchema";
import { LAYOUT_PRESETS } from "./presets";

/** Absent keys and undefined ones are the same thing here, and different things to TypeScript. */
type Loose<Value> = { readonly [Key in keyof Value]: Value[Key] | undefined };

/** What a control of the sandbox asks for; `undefined` takes a value away. */
export type SandboxAction =
  /** Sets keys of the layout. */
  | {
      readonly type: "layout";
      readonly value: Partial<Loose<Omit<LayoutSpec, "taken" | "attributes">>>;
    }
  /** Sets attributes, and keeps the others. */
  | { readonly type: "attributes"; readonly value: LayoutAttributes }
  /** Takes out a piece, counted from 0, or puts it back. */
  | { readonly type: "take"; readonly piece: number }
  | { readonly type: "load"; readonly spec: LayoutSpec };

function withoutUndefined<Value extends object>(value: Loose<Value>): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  ) as Value;
}

function change(spec: LayoutSpec, action: SandboxAction): LayoutSpec {
  const { attributes, taken = [] } = spec;
  switch (action.type) {
    case "layout": {
      const next = withoutUndefined<LayoutSpec>({ ...spec, ...action.value });
      if (!isGrid(action.value.space)) return next;
      // What a grid refuses leaves with the change, and comes back with Undo.
      const accepted = Object.entries(attributes).filter(
        ([name]) => !GRID_REFUSES.some((refused) => refused === name),
      );
      return { ...next, attributes: Object.fromEntries(accepted) };
    }
    case "attributes":
      return {
        ...spec,
        attributes: withoutUndefined<LayoutAttributes>({ ...attributes, ...action.value }),
      };
    case "take": {
      const { piece } = action;
      const next = taken.includes(piece)
        ? taken.filter((each) => each !== piece)
        : [...taken, piece].sort((a, b) => a - b);
      return withoutUndefined<LayoutSpec>({ ...spec, taken: next.length > 0 ? next : undefined });
    }
    case "load":
      return action.spec;
  }
}

/** The sandbox's next layout; an action that would give an invalid one, or the same one, changes nothing. */
export function reduceSandbox(spec: LayoutSpec, action: SandboxAction): LayoutSpec {
  const next = change(spec, action);
  if (JSON.stringify(next) === JSON.stringify(spec)) return spec;
  return layoutSpecSchema.safeParse(next).success ? next : spec;
}

/** The preset a layout is, if it has not been changed since. */
export function findPreset(spec: LayoutSpec): string | undefined {
  const toText = (each: LayoutSpec): string => JSON.stringify(layoutSpecSchema.parse(each));
  const text = toText(spec);
  return LAYOUT_PRESETS.find((preset) => toText(preset.spec) === text)?.id;
}
