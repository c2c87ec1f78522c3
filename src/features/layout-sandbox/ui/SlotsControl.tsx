import React from "react";
import type { Box, LayoutAttributes } from "../../../lib/layout/layoutSpec";
import { SLOT_SETS, type SlotsField } from "../../../lib/layout/sandboxFields";
import { SelectControl } from "./SelectControl";

interface SlotsControlProps {
  readonly field: SlotsField;
  readonly attributes: LayoutAttributes;
  readonly onChange: (attributes: LayoutAttributes) => void;
}

const NONE = { id: "none", label: "none (default)" };
const OTHER = { id: "other", label: "others" };

function findSet(slots: readonly Box[] | undefined): string {
  if (!slots) return NONE.id;
  const text = JSON.stringify(slots);
  return SLOT_SETS.find((set) => JSON.stringify(set.slots) === text)?.id ?? OTHER.id;
}

/** Chooses a set of slots; slots that came with a link are kept until another set is chosen. */
export function SlotsControl({
  field: { name, hint },
  attributes,
  onChange,
}: SlotsControlProps): React.JSX.Element {
  const value = findSet(attributes.slots);
  const options = [NONE, ...SLOT_SETS, ...(value === OTHER.id ? [OTHER] : [])];
  return (
    <SelectControl
      name={name}
      hint={hint}
      value={value}
      options={options}
      onChange={(id) => {
        const chosen = SLOT_SETS.find((set) => set.id === id);
        onChange({ slots: chosen ? [...chosen.slots] : undefined });
      }}
    />
  );
}
