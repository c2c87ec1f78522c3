import React from "react";
import { OptionGroups } from "./OptionGroups";
import * as styles from "./OptionList.module.css";
import { optionIndex } from "./useCombobox";
import { FIRST_ROWS, useListParts, type ListPart } from "./useListParts";

interface OptionListProps {
  readonly id: string;
  readonly list: ListPart;
  /** Names the list; another one begins with its first rows. */
  readonly listKey: string;
  readonly active: number;
  readonly onActive: (index: number) => void;
  /** Searches again for a text of the lists of kept ones. */
  readonly onSearch: (text: string) => void;
}

/** The option that an event of the list is about. */
function optionOf(event: React.SyntheticEvent): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>("[role='option']")
    : null;
}

/** Results and offers as the options of the combobox; each is the link itself. */
export function OptionList(props: OptionListProps): React.JSX.Element {
  const { id, list, listKey, active, onActive, onSearch } = props;
  const { first, rest } = useListParts(list, listKey, active);
  return (
    // A list has the keyboard of its combobox.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className={styles["list"]}
      id={id}
      role="listbox"
      aria-label="Results"
      onPointerMove={(event) => {
        const option = optionOf(event);
        const index = option ? optionIndex(id, option) : active;
        if (index !== active) onActive(index);
      }}
      onClick={(event) => {
        const text = optionOf(event)?.dataset["search"];
        if (text !== undefined) onSearch(text);
      }}
    >
      <OptionGroups id={id} {...first} part="first" from={0} active={active} />
      <OptionGroups
        id={id}
        {...rest}
        part="rest"
        from={FIRST_ROWS}
        active={active < FIRST_ROWS ? -1 : active}
      />
    </div>
  );
}
