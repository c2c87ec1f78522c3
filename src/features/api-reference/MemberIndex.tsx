import React, { useDeferredValue, useMemo, useState } from "react";
import { IndexGroups } from "../../components/api/IndexGroups";
import { KindIcon } from "../../components/api/KindIcon";
import {
  filterEntries,
  INDEX_TOGGLES,
  listKinds,
  listToggles,
  type IndexGroup,
} from "../../shared/api/memberIndex";
import type { MemberKind } from "../../shared/contracts/apiPage";
import { toWords } from "../../shared/search/words";
import { HIDDEN_TOGGLES_KEY, useHiddenToggles } from "./hiddenToggles";
import { IndexControls } from "./IndexControls";
import * as styles from "./MemberIndex.module.css";

/** What the icons of an index mean. */
function KindLegend({ kinds }: { readonly kinds: readonly MemberKind[] }): React.JSX.Element {
  return (
    <ul className={styles["legend"]} aria-label="Icons" data-mdast="ignore">
      {kinds.map((kind) => (
        <li key={kind}>
          <KindIcon kind={kind} decorative /> {kind}
        </li>
      ))}
    </ul>
  );
}

interface MemberIndexProps {
  readonly groups: readonly IndexGroup[];
  /** What the index lists: "members" or "symbols". */
  readonly noun: string;
  /** Whether the index is the whole content of its page. */
  readonly isContent?: boolean;
}

/** The parts of this index that are switched off. */
function useHidden(groups: readonly IndexGroup[]) {
  const list = useHiddenToggles();
  return useMemo(() => {
    const toggles = listToggles(groups);
    const names = list.split(" ");
    // A switch that a page does not show must not hide anything on it.
    const hidden = INDEX_TOGGLES.filter((name) => toggles.includes(name) && names.includes(name));
    return { toggles, hidden: new Set(hidden) };
  }, [groups, list]);
}

/** What a page explains, each with a line; a reader may narrow it. A plain list without JavaScript. */
export function MemberIndex(props: MemberIndexProps): React.JSX.Element {
  const { groups, noun, isContent = false } = props;
  const [text, setText] = useState("");
  // The field answers at once; the list follows when there is time.
  const query = useDeferredValue(text);
  const words = useMemo(() => (query.trim() === "" ? [] : toWords(query)), [query]);
  const { toggles, hidden } = useHidden(groups);
  const shown = useMemo(() => filterEntries(groups, { words, hidden }), [groups, words, hidden]);
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const count = shown.size === total ? "" : `${String(shown.size)} of `;
  return (
    <div data-no-cards="" data-hydrate={HIDDEN_TOGGLES_KEY}>
      <IndexControls
        text={text}
        onText={setText}
        toggles={toggles}
        hidden={hidden}
        status={`${count}${String(total)} ${noun}`}
        noun={noun}
      />
      <KindLegend kinds={listKinds(groups)} />
      <IndexGroups groups={groups} words={words} shown={shown} isContent={isContent} />
    </div>
  );
}
