import React, { useRef, useState } from "react";
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

/** Two sheets, two links of a chain, and four corners. */
const ICONS = {
  Copy: "M9 8.5h10V20H9zM15 5.5V4H5v11.5h1.5",
  "Copy link": "M10 8H7a4 4 0 0 0 0 8h3M14 8h3a4 4 0 0 1 0 8h-3M8.5 12h7",
  "Full screen": "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15",
} as const;

interface IconButtonProps {
  readonly name: keyof typeof ICONS;
  readonly isPressed?: boolean;
  /** Gets the button's name, which can say for a while how it went. */
  readonly onPress: (label: HTMLElement) => void;
}

function IconButton({ name, isPressed, onPress }: IconButtonProps): React.JSX.Element {
  const label = useRef<HTMLSpanElement>(null);
  return (
    <button
      type="button"
      title={name}
      aria-pressed={isPressed}
      onClick={() => {
        if (label.current) onPress(label.current);
      }}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={ICONS[name]} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <span ref={label} className="visually-hidden">
        {name}
      </span>
    </button>
  );
}

export function LiveToolbar(props: LiveToolbarProps): React.JSX.Element {
  const { phase, block, live, onEdit, fullScreen } = props;
  const { text } = live;
  const [fault, setFault] = useState<string | undefined>();
  const isActive = phase === "starting" || phase === "running";
  const share = async (label: HTMLElement): Promise<void> => {
    const link = linkTo(text, block);
    setFault("fault" in link ? link.fault : undefined);
    if ("url" in link) await copyText(label, link.url, "the browser refused");
  };
  return (
    <div className={styles["controls"]}>
      <div className={styles["toolbar"]}>
        <button
          type="button"
          className={styles["run"]}
          data-control="run"
          aria-label={phase === "idle" ? undefined : "Run again"}
          onClick={live.run}
        >
          Run
        </button>
        {!live.isEditing && (
          <button type="button" data-control="edit" onClick={onEdit}>
            Edit
          </button>
        )}
        <button type="button" onClick={live.reset} disabled={!live.isEdited}>
          Reset
        </button>
        <button type="button" onClick={live.stop} disabled={!isActive}>
          Stop
        </button>
        <div className={styles["icons"]}>
          <IconButton
            name="Copy"
            onPress={(label) => void copyText(label, text, "select the code and copy it")}
          />
          <IconButton name="Copy link" onPress={(label) => void share(label)} />
          {fullScreen.isPossible && (
            <IconButton
              name="Full screen"
              isPressed={fullScreen.isFull}
              onPress={fullScreen.toggle}
            />
          )}
        </div>
      </div>
      {fault !== undefined && (
        <p className={styles["paused"]} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
