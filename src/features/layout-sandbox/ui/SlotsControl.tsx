import React, { useId } from "react";
import type { Box, LayoutAttributes } from "../../../shared/layout/layoutSpec";
import { SLOT_SETS } from "../model/presets";
import { BOX_PARTS, type SlotsField } from "../model/sandboxFields";
import * as buttons from "./Buttons.module.css";
import * as styles from "./Controls.module.css";
import { NumberControl } from "./NumberControl";
import { SelectControl } from "./SelectControl";

/** The slot that is being changed, in the form and by its handles. */
export interface SlotSelection {
  readonly index: number;
  readonly select: (index: number) => void;
}

interface SlotsControlProps {
  readonly field: SlotsField;
  readonly attributes: LayoutAttributes;
  readonly selection: SlotSelection;
  readonly onChange: (attributes: LayoutAttributes) => void;
}

const NONE = { id: "none", label: "none (default)" } as const;
const OTHER = { id: "other", label: "your own" } as const;
const MOST_SLOTS = 40;

function findSet(slots: readonly Box[] | undefined) {
  if (!slots) return NONE.id;
  const text = JSON.stringify(slots);
  return SLOT_SETS.find((set) => JSON.stringify(set.slots) === text)?.id ?? OTHER.id;
}

interface SlotEditorProps extends Pick<SlotsControlProps, "selection" | "onChange"> {
  readonly slots: readonly Box[];
}

/** One slot of the list in numbers, and buttons for one more and one less. */
function SlotEditor({ slots, selection, onChange }: SlotEditorProps): React.JSX.Element | null {
  const id = useId();
  const index = Math.min(selection.index, slots.length - 1);
  const slot = slots[index];
  if (!slot) return null;
  const add = (): void => {
    const { width, height } = slot;
    // Beside the chosen one, but always within the space.
    const left = Math.min(slot.left + 5, 100 - width);
    const top = Math.min(slot.top + 5, 100 - height);
    onChange({ slots: [...slots, { left, top, width, height }] });
    selection.select(slots.length);
  };
  const remove = (): void => {
    onChange({ slots: slots.filter((_, at) => at !== index) });
    selection.select(Math.max(0, index - 1));
  };
  const isLast = slots.length === 1;
  return (
    <>
      <label className={styles["name"]} htmlFor={id}>
        Slot to change
      </label>
      <select
        id={id}
        value={index}
        onChange={(event) => selection.select(Number(event.target.value))}
      >
        {slots.map((_, at) => (
          <option key={at} value={at}>
            {`slot ${String(at + 1)} of ${String(slots.length)}`}
          </option>
        ))}
      </select>
      {BOX_PARTS.map(({ key, label, ...range }) => (
        <NumberControl
          key={`${String(index)} ${key}`}
          label={label}
          range={range}
          value={slot[key as keyof Box]}
          onChange={(value) => {
            const changed = { ...slot, [key]: value };
            onChange({ slots: slots.map((each, at) => (at === index ? changed : each)) });
          }}
        />
      ))}
      <div className={`tool-buttons ${buttons["row"] ?? ""}`}>
        {slots.length < MOST_SLOTS && (
          <button type="button" onClick={add}>
            Add a slot
          </button>
        )}
        <button type="button" aria-disabled={isLast} onClick={isLast ? undefined : remove}>
          Remove this slot
        </button>
      </div>
    </>
  );
}

/** Chooses a set of slots and changes each of them. */
export function SlotsControl({
  field: { name, hint },
  attributes: { slots },
  selection,
  onChange,
}: SlotsControlProps): React.JSX.Element {
  const value = findSet(slots);
  return (
    <div className={styles["field"]}>
      <SelectControl
        name={name}
        hint={hint}
        value={value}
        options={[NONE, ...SLOT_SETS, ...(value === OTHER.id ? [OTHER] : [])]}
        onChange={(id) => {
          if (id === OTHER.id) return;
          const chosen = SLOT_SETS.find((set) => set.id === id);
          onChange({ slots: chosen && [...chosen.slots] });
          selection.select(0);
        }}
      />
      {slots && <SlotEditor slots={slots} selection={selection} onChange={onChange} />}
    </div>
  );
}
