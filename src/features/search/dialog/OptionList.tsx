import React, { memo } from "react";
import { withPrefix } from "../../../components/Link/Link";
import { visibleText } from "../../../shared/visibleText";
import { HitBody, HitIcon } from "../results/Hit";
import type { Row, RowGroup } from "../results/rows";
import * as styles from "./OptionList.module.css";
import { optionId, optionIndex } from "./useCombobox";

interface OptionProps {
  readonly row: Row;
  readonly id: string;
  readonly isActive: boolean;
  readonly words: readonly string[];
}

const Option = memo(function Option({ row, id, isActive, words }: OptionProps): React.JSX.Element {
  const shared = { id, role: "option", tabIndex: -1, "aria-selected": isActive };
  switch (row.kind) {
    case "pinned":
    case "recent":
      return (
        <div {...shared} data-search={row.text}>
          <HitIcon kind={row.kind} />
          <span>{visibleText(row.text)}</span>
        </div>
      );
    case "page":
      return (
        <a {...shared} href={withPrefix(row.route)}>
          <HitIcon kind="page" />
          <span>{row.label}</span>
        </a>
      );
    case "hit":
      return (
        <a {...shared} href={withPrefix(row.document.url)} data-hit="">
          <HitBody document={row.document} asked={row.asked} words={words} />
        </a>
      );
  }
});

/** The option that an event of the list is about. */
function optionOf(event: React.SyntheticEvent): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>("[role='option']")
    : null;
}

interface OptionListProps {
  readonly id: string;
  readonly groups: readonly RowGroup[];
  readonly words: readonly string[];
  readonly active: number;
  readonly onActive: (index: number) => void;
  /** Searches again for a text of the lists of kept ones. */
  readonly onSearch: (text: string) => void;
}

/**
 * Results and offers as the options of the combobox; each is the link itself. Groups and options are keyed by
 * their places: with every key press most are others, and to change elements is cheaper than to make new ones.
 */
export function OptionList(props: OptionListProps): React.JSX.Element {
  const { id, groups, words, active, onActive, onSearch } = props;
  let index = 0;
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
        const pointed = option ? optionIndex(id, option) : active;
        if (pointed !== active) onActive(pointed);
      }}
      onClick={(event) => {
        const text = optionOf(event)?.dataset["search"];
        if (text !== undefined) onSearch(text);
      }}
    >
      {groups.map(({ label, rows }, place) => {
        const headingId = `${id}-group-${String(place)}`;
        return (
          <div key={place} role="group" aria-labelledby={headingId}>
            <div className={styles["heading"]} id={headingId} role="presentation">
              {label}
            </div>
            {rows.map((row, at) => {
              const own = index++;
              return (
                <Option
                  key={at}
                  row={row}
                  id={optionId(id, own)}
                  isActive={own === active}
                  words={words}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
