import { DEFAULT_LAYOUT_SPEC, type LayoutAttributes, type LayoutSpec } from "./layoutSpec";
import { layoutSpecSchema } from "./layoutSpecSchema";
import { LAYOUT_PRESETS } from "./presets";

/** What a control of the sandbox asks for; `undefined` takes a value away. */
export type SandboxAction =
  | { readonly type: "pieces"; readonly value: number }
  | { readonly type: "aspectRatio"; readonly value: number | undefined }
  | { readonly type: "board"; readonly value: number }
  | { readonly type: "attributes"; readonly value: LayoutAttributes }
  | { readonly type: "preset"; readonly id: string }
  | { readonly type: "load"; readonly spec: LayoutSpec }
  | { readonly type: "reset" };

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  ) as Value;
}

function change(spec: LayoutSpec, action: SandboxAction): LayoutSpec {
  switch (action.type) {
    case "pieces":
      return { ...spec, pieces: action.value };
    case "aspectRatio":
      return withoutUndefined({ ...spec, aspectRatio: action.value });
    case "board":
      return { ...spec, board: action.value };
    case "attributes":
      return { ...spec, attributes: withoutUndefined({ ...spec.attributes, ...action.value }) };
    case "preset":
      return LAYOUT_PRESETS.find(({ id }) => id === action.id)?.spec ?? spec;
    case "load":
      return action.spec;
    case "reset":
      return DEFAULT_LAYOUT_SPEC;
  }
}

/** The sandbox's next layout; an action that would give an invalid one changes nothing. */
export function reduceSandbox(spec: LayoutSpec, action: SandboxAction): LayoutSpec {
  const next = change(spec, action);
  return layoutSpecSchema.safeParse(next).success ? next : spec;
}

/** The preset a layout is, if it has not been changed since. */
export function findPreset(spec: LayoutSpec): string | undefined {
  const text = JSON.stringify(layoutSpecSchema.parse(spec));
  return LAYOUT_PRESETS.find(
    (preset) => JSON.stringify(layoutSpecSchema.parse(preset.spec)) === text,
  )?.id;
}
