import React, { memo } from "react";
import { withPrefix } from "../../../components/Link/Link";
import { HitBody } from "../results/HitBody";
import { HitIcon } from "../results/HitIcon";
import type { Row, RowGroup } from "../results/rows";
import * as styles from "./OptionList.module.css";
import { optionId } from "./useCombobox";

interface OptionGroupsProps {
  /** Of the whole list. */
  readonly id: string;
  readonly groups: readonly RowGroup[];
  /** Words to mark. */
  readonly words: readonly string[];
  /** Which part of the list this is, for the ids of its headings. */
  readonly part: "first" | "rest";
  /** Place of the first option in the whole list. */
  readonly from: number;
  /** Place of the active option in the whole list; -1 when it is none of these. */
  readonly active: number;
}

interface OptionProps {
  readonly row: Row;
  readonly id: string;
  readonly isActive: boolean;
  readonly words: readonly string[];
}

function Option({ row, id, isActive, words }: OptionProps): React.JSX.Element {
  const shared = { id, role: "option", tabIndex: -1, "aria-selected": isActive };
  switch (row.kind) {
    case "pinned":
    case "recent":
      return (
        <div {...shared} data-search={row.text}>
          <HitIcon kind={row.kind} />
          <span>{row.text}</span>
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
        <a {...shared} href={withPrefix(row.hit.document.url)} data-hit="">
          <HitBody document={row.hit.document} words={words} />
        </a>
      );
  }
}

/**
 * A part of the list. Groups and options are keyed by their places: with every key press most are others, and to
 * change elements is cheaper than to make new ones.
 */
export const OptionGroups = memo(function OptionGroups(
  props: OptionGroupsProps,
): React.JSX.Element {
  const { id, groups, words, part, from, active } = props;
  let index = from;
  return (
    <>
      {groups.map(({ label, rows, isContinued = false }, place) => {
        const headingId = `${id}-${part}-${String(place)}`;
        const name = isContinued ? { "aria-label": label } : { "aria-labelledby": headingId };
        return (
          <div key={place} role="group" {...name}>
            {!isContinued && (
              <div className={styles["heading"]} id={headingId} role="presentation">
                {label}
              </div>
            )}
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
    </>
  );
});
