import React from "react";
import { layoutCode } from "../../../shared/layout/layoutCode";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import { encodeLayoutSpec } from "../model/shareLink";
import * as shared from "../LayoutSandbox.module.css";
import * as buttons from "./Buttons.module.css";
import { PasteCode } from "./PasteCode";

interface CodePanelProps {
  readonly spec: LayoutSpec;
  /** Address of the sandbox's own page. */
  readonly page: string;
  /** Whether the sandbox is on that page. */
  readonly isPage: boolean;
  /** Says in the status line how it went. */
  readonly onNotice: (notice: string) => void;
  readonly onRead: (spec: LayoutSpec) => void;
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
export function CodePanel({
  spec,
  page,
  isPage,
  onNotice,
  onRead,
}: CodePanelProps): React.JSX.Element {
  const code = layoutCode(spec);
  const link = new URL(encodeLayoutSpec(spec), page).href;
  const copyCode = async (): Promise<void> => {
    const done = await copy(code);
    onNotice(done ? "Code copied." : "The browser did not copy: select the code and copy it.");
  };
  const copyLink = async (): Promise<void> => {
    const done = await copy(link);
    onNotice(done ? "Link copied." : "The browser did not copy: copy the address of the page.");
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
        {!isPage && <a href={link}>Open in the sandbox</a>}
      </p>
      <PasteCode spec={spec} onRead={onRead} />
    </>
  );
}
