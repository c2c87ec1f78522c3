import React from "react";
import { layoutCode } from "../../../lib/layout/layoutCode";
import type { LayoutSpec } from "../../../lib/layout/layoutSpec";
import { encodeLayoutSpec } from "../../../lib/layout/shareLink";
import * as shared from "../LayoutSandbox.module.css";
import * as buttons from "./Buttons.module.css";

interface CodePanelProps {
  readonly spec: LayoutSpec;
  /** Says in the status line how it went. */
  readonly onNotice: (notice: string) => void;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The code of the layout, with buttons that copy it and a link to the sandbox in this state. */
export function CodePanel({ spec, onNotice }: CodePanelProps): React.JSX.Element {
  const code = layoutCode(spec);
  const copyCode = async (): Promise<void> => {
    const done = await copy(code);
    onNotice(done ? "Code copied." : "The browser did not copy: select the code and copy it.");
  };
  const copyLink = async (): Promise<void> => {
    // The state stands in the address only when the reader asks for it.
    window.history.replaceState(window.history.state, "", encodeLayoutSpec(spec));
    const done = await copy(window.location.href);
    onNotice(done ? "Link copied." : "The browser did not copy: the link is in the address bar.");
  };
  return (
    <>
      <pre className={shared["code"]} translate="no">
        <code>{code}</code>
      </pre>
      <p className={buttons["row"]}>
        <button type="button" onClick={() => void copyCode()}>
          Copy code
        </button>
        <button type="button" onClick={() => void copyLink()}>
          Copy link
        </button>
      </p>
    </>
  );
}
