import React, { useRef } from "react";
import { StaticHtml } from "../../../components/StaticHtml/StaticHtml";
import { ThemedPicture } from "../../../components/ThemedPicture/ThemedPicture";
import { LIVE_PICTURE_WIDTH, type LivePicture } from "../../../shared/contracts/livePicture";
import { useHandedFocus, type FocusInHand } from "./handedFocus";
import { useHandedFolds, type FoldsInHand } from "./handedFolds";
import type { LiveCodeProps } from "./LiveCodeProps";
import * as styles from "./LiveCode.module.css";

interface LiveShellProps extends Omit<LiveCodeProps, "framePath" | "openFrame"> {
  readonly focus: FocusInHand;
  readonly folds: FoldsInHand;
  readonly onRun: () => void;
  readonly onEdit: () => void;
}

/** The result as it was when `npm run make pictures` took it. */
export function ResultPicture(picture: LivePicture): React.JSX.Element {
  return <ThemedPicture {...picture} width={LIVE_PICTURE_WIDTH} className={styles["picture"]} />;
}

/** Whether a click means the code itself: no link, no fold, and no text that was marked. */
function isPlainClick({ target }: React.MouseEvent): boolean {
  const isLink = target instanceof Element && target.closest("a, summary") !== null;
  return !isLink && (window.getSelection()?.isCollapsed ?? true);
}

/** The code as the page's other blocks show it; a click on it begins to edit. */
export function ReadOnlyCode({
  html,
  folds,
  onEdit,
}: Pick<LiveShellProps, "html" | "folds" | "onEdit">): React.JSX.Element {
  const code = useRef<HTMLDivElement>(null);
  useHandedFolds(code, folds);
  return (
    // Readers without a pointer have the button "Edit".
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={code}
      onClick={(event) => {
        if (isPlainClick(event)) onEdit();
      }}
    >
      <StaticHtml html={html} />
    </div>
  );
}

/** A live block before it is live: its code, its buttons and, if there is one, a picture of its result. */
export function LiveShell(props: LiveShellProps): React.JSX.Element {
  const { html, picture, focus, folds, onRun, onEdit } = props;
  const whole = useRef<HTMLDivElement>(null);
  useHandedFocus(whole, focus);
  return (
    <div ref={whole} className={styles["block"]}>
      <ReadOnlyCode html={html} folds={folds} onEdit={onEdit} />
      <div className={styles["toolbar"]}>
        <button type="button" className={styles["run"]} data-control="run" onClick={onRun}>
          Run
        </button>
        <button type="button" data-control="edit" onClick={onEdit}>
          Edit
        </button>
      </div>
      {picture && <ResultPicture {...picture} />}
    </div>
  );
}
