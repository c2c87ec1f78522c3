import React from "react";
import {
  HIDDEN_TOGGLES_KEY,
  listKinds,
  listToggles,
  type IndexGroup,
} from "../../shared/api/memberIndex";
import type { MemberKind } from "../../shared/contracts/apiPage";
import { IndexControls } from "./IndexControls";
import { IndexGroups } from "./IndexGroups";
import { KindIcon } from "./KindIcon";
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

/** What a page explains, each with a line. A plain list without JavaScript; `features/api-reference` narrows it. */
export function MemberIndex(props: MemberIndexProps): React.JSX.Element {
  const { groups, noun, isContent = false } = props;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div data-index={noun} data-no-cards="" data-hydrate={HIDDEN_TOGGLES_KEY}>
      <IndexControls toggles={listToggles(groups)} count={count} noun={noun} />
      <KindLegend kinds={listKinds(groups)} />
      <IndexGroups groups={groups} isContent={isContent} />
    </div>
  );
}
