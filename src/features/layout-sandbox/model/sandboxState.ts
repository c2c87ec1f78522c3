import {
  DEFAULT_LAYOUT_SPEC,
  isGrid,
  type LayoutAttributes,
  type LayoutSpace,
  type LayoutSpec,
} from "../../../shared/layout/layoutSpec";
import { layoutSpecSchema } from "../../../shared/layout/layoutSpecSchema";
import { LAYOUT_PRESETS } from "./presets";

/** What a control of the sandbox asks for; `undefined` takes a value away. */
export type SandboxAction =
  | { readonly type: "pieces"; readonly value: number }
  | { readonly type: "aspectRatio"; readonly value: number | undefined }
  | { readonly type: "board"; readonly value: number }
  | { readonly type: "space"; readonly value: LayoutSpace | undefined }
  | { readonly type: "taken"; readonly value: readonly number[] }
  | { readonly type: "attributes"; readonly value: LayoutAttributes }
  | { readonly type: "preset"; readonly id: string }
  | { readonly type: "load"; readonly spec: LayoutSpec }
  | { readonly type: "reset" };

/** Absent keys and undefined ones are the same thing here, and different things to TypeScript. */
type Loose<Value> = { readonly [Key in keyof Value]: Value[Key] | undefined };

function withoutUndefined<Value extends object>(value: Loose<Value>): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  ) as Value;
}

/** A grid refuses these; what it refuses leaves with the change, and comes back with Undo. */
function withoutRefused(attributes: LayoutAttributes, space: LayoutSpace | undefined) {
  if (!isGrid(space)) return attributes;
  return withoutUndefined<LayoutAttributes>({
    ...attributes,
    scaling: undefined,
    alignment: undefined,
  });
}

function change(spec: LayoutSpec, action: SandboxAction): LayoutSpec {
  switch (action.type) {
    case "pieces":
      return { ...spec, pieces: action.value };
    case "aspectRatio":
      return withoutUndefined<LayoutSpec>({ ...spec, aspectRatio: action.value });
    case "board":
      return { ...spec, board: action.value };
    case "space":
      return withoutUndefined<LayoutSpec>({
        ...spec,
        space: action.value,
        attributes: withoutRefused(spec.attributes, action.value),
      });
    case "taken": {
      const taken = [...action.value].sort((a, b) => a - b);
      return withoutUndefined<LayoutSpec>({ ...spec, taken: taken.length > 0 ? taken : undefined });
    }
    case "attributes":
      return {
        ...spec,
        attributes: withoutUndefined<LayoutAttributes>({ ...spec.attributes, ...action.value }),
      };
    case "preset":
      return LAYOUT_PRESETS.find(({ id }) => id === action.id)?.spec ?? spec;
    case "load":
      return action.spec;
    case "reset":
      return DEFAULT_LAYOUT_SPEC;
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
  const text = JSON.stringify(layoutSpecSchema.parse(spec));
  return LAYOUT_PRESETS.find(
    (preset) => JSON.stringify(layoutSpecSchema.parse(preset.spec)) === text,
  )?.id;
}
