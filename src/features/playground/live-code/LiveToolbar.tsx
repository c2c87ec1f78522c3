import React, { useState } from "react";
import { copyText } from "../../../shared/browser/copyText";
import { liveLinkHash } from "../model/live/liveLink";
import { MAX_PAYLOAD, packText } from "../../../shared/shareText";
import * as styles from "./LiveCode.module.css";
import type { LiveState } from "./LiveRunner";
import type { useFullScreen } from "./useFullScreen";
import type { LiveText } from "./useLiveText";

interface LiveToolbarProps {
  readonly phase: LiveState["phase"];
  readonly block: string;
  readonly live: LiveText;
  readonly onEdit: () => void;
  readonly fullScreen: ReturnType<typeof useFullScreen>;
}

/** A link to this page with the text in its hash, or why there is none. */
function linkTo(text: string, block: string): { url: string } | { fault: string } {
  const packed = packText(text);
  if ("size" in packed) {
    return {
      fault: `Packed for a link, the code has ${String(packed.size)} characters; a link holds ${String(MAX_PAYLOAD)}. Make it shorter, or copy it.`,
    };
  }
  const url = new URL(window.location.href);
  url.hash = liveLinkHash({ code: packed.payload, block });
  return { url: url.href };
}

export function LiveToolbar(props: LiveToolbarProps): React.JSX.Element {
  const { phase, block, live, onEdit, fullScreen } = props;
  const { text } = live;
  const [fault, setFault] = useState<string | undefined>();
  const isActive = phase === "starting" || phase === "running";
  const share = async (button: HTMLElement): Promise<void> => {
    const link = linkTo(text, block);
    setFault("fault" in link ? link.fault : undefined);
    if ("url" in link) await copyText(button, link.url, "the browser refused");
  };
  return (
    <div className={styles["controls"]}>
      <div className={styles["toolbar"]}>
        <button type="button" className={styles["run"]} data-control="run" onClick={live.run}>
          {phase === "idle" ? "Run" : "Run again"}
        </button>
        <button type="button" onClick={live.stop} disabled={!isActive}>
          Stop
        </button>
        {!live.isEditing && (
          <button type="button" data-control="edit" onClick={onEdit}>
            Edit
          </button>
        )}
        <button type="button" onClick={live.reset} disabled={!live.isEdited}>
          Reset
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) =>
            void copyText(currentTarget, text, "select the code and copy it")
          }
        >
          Copy
        </button>
        <button type="button" onClick={({ currentTarget }) => void share(currentTarget)}>
          Copy link
        </button>
        {fullScreen.isPossible && (
          <button type="button" aria-pressed={fullScreen.isFull} onClick={fullScreen.toggle}>
            Full screen
          </button>
        )}
      </div>
      {fault !== undefined && (
        <p className={styles["paused"]} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
