import React, { useId, useState } from "react";
import { readShortcutKey } from "../../../shared/browser/keys";
import { describeLoadError } from "../../../shared/errors/describeLoadError";
import { layoutCode } from "../../../shared/layout/layoutCode";
import type { LayoutBox } from "../../../shared/layout/layoutResult";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import { visibleText } from "../../../shared/visibleText";
import * as shared from "../LayoutSandbox.module.css";
import type { ParsedLayoutCode } from "../model/paste/parseLayoutCode";
import { encodeLayoutSpec } from "../model/shareLink";
import * as buttons from "./Buttons.module.css";
import * as styles from "./Output.module.css";

interface OutputProps {
  readonly spec: LayoutSpec;
  /** Address of the sandbox's own page. */
  readonly page: string;
  /** Whether the sandbox is on that page. */
  readonly isPage: boolean;
  /** The pieces as they are drawn; absent until the engine has answered. */
  readonly boxes: readonly LayoutBox[] | undefined;
  /** Says in the status line how it went. */
  readonly onNotice: (notice: string) => void;
  /** Takes over a layout that was read from pasted code. */
  readonly onRead: (spec: LayoutSpec) => void;
}

/** Buttons that copy the code and a link to the sandbox in this state. */
function CopyButtons({ spec, page, isPage, onNotice }: OutputProps): React.JSX.Element {
  const link = new URL(encodeLayoutSpec(spec), page).href;
  const copy = async (text: string, done: string, advice: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      onNotice(done);
    } catch {
      onNotice(`The browser did not copy: ${advice}`);
    }
  };
  const copyCode = () => copy(layoutCode(spec), "Code copied.", "select the code and copy it.");
  const copyLink = () => copy(link, "Link copied.", "copy the address of the page.");
  return (
    <p className={`tool-buttons ${buttons["row"] ?? ""}`}>
      <button type="button" onClick={() => void copyCode()}>
        Copy code
      </button>
      <button type="button" onClick={() => void copyLink()}>
        Copy link
      </button>
      {!isPage && <a href={link}>Open in the sandbox</a>}
    </p>
  );
}

/** What was read, in one sentence. */
function describeRead({ spec }: ParsedLayoutCode): string {
  if (!spec) return "Nothing was read; the layout is as it was.";
  const names = Object.keys(spec.attributes);
  return `Read ${names.length > 0 ? names.join(", ") : "a layout without attributes"}.`;
}

/** Whether a key asks to take the code over: Ctrl+Enter or Ctrl+S, or those with Cmd, on any keyboard. */
function asksToRead(event: React.KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  return event.key === "Enter" || readShortcutKey(event) === "s";
}

/** A field for code from a game; what can be read of it becomes the layout. */
function PasteCode({ spec, onRead }: Pick<OutputProps, "spec" | "onRead">): React.JSX.Element {
  const id = useId();
  const [code, setCode] = useState("");
  const [parsed, setParsed] = useState<ParsedLayoutCode>();
  const [fault, setFault] = useState<string>();
  const read = async (): Promise<void> => {
    try {
      // Only readers who paste need the parser.
      const { parseLayoutCode } = await import("../model/paste/parseLayoutCode");
      const result = parseLayoutCode(code, spec);
      setFault(undefined);
      setParsed(result);
      if (result.spec) onRead(result.spec);
    } catch (error) {
      setFault(describeLoadError(error));
    }
  };
  return (
    <details className={styles["paste"]}>
      <summary>Paste code</summary>
      <label htmlFor={id}>
        A call of <code>layout</code> or <code>configureLayout</code> from your game, or only its
        attributes
      </label>
      <textarea
        id={id}
        rows={5}
        spellCheck={false}
        translate="no"
        value={code}
        placeholder={"hand.layout(Card, { rows: 1, gap: 2 });"}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={(event) => {
          if (!asksToRead(event)) return;
          event.preventDefault();
          void read();
        }}
      />
      <p className={`tool-buttons ${buttons["row"] ?? ""}`}>
        <button type="button" onClick={() => void read()}>
          Read code
        </button>
      </p>
      <div aria-live="polite">
        {fault !== undefined && <p>The reader of code could not load. {fault}</p>}
        {parsed && fault === undefined && (
          <>
            <p>{describeRead(parsed)}</p>
            <ul>
              {parsed.problems.map((problem) => (
                <li key={problem}>{visibleText(problem)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

const COLUMNS = ["left", "top", "width", "height"] as const;

/** The figure in numbers, for those who cannot see it and those who want to compare. */
function PositionTable({ boxes }: { readonly boxes: readonly LayoutBox[] }): React.JSX.Element {
  return (
    <details className={styles["positions"]}>
      <summary>Positions in % of the board</summary>
      <table>
        <thead>
          <tr>
            {["Piece", ...COLUMNS].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boxes.map((box) => (
            <tr key={box.index}>
              <th scope="row">{box.index + 1}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{box[column].toFixed(1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The layout as code and in numbers, and a field that takes code. */
export function Output(props: OutputProps): React.JSX.Element {
  const { spec, boxes, onRead } = props;
  return (
    <div>
      <pre className={shared["code"]} translate="no">
        <code>{layoutCode(spec)}</code>
      </pre>
      <CopyButtons {...props} />
      <PasteCode spec={spec} onRead={onRead} />
      {boxes && <PositionTable boxes={boxes} />}
    </div>
  );
}
