import React, { useId, useState } from "react";
import { adviseOnLoad } from "../../../shared/errors/adviseOnLoad";
import type { LayoutSpec } from "../../../shared/layout/layoutSpec";
import type { ParsedLayoutCode } from "../model/paste/parseLayoutCode";
import * as buttons from "./Buttons.module.css";
import * as styles from "./PasteCode.module.css";

interface PasteCodeProps {
  readonly spec: LayoutSpec;
  readonly onRead: (spec: LayoutSpec) => void;
}

/** What was read, in one sentence. */
function describeRead({ spec }: ParsedLayoutCode): string {
  if (!spec) return "Nothing was read; the layout is as it was.";
  const names = Object.keys(spec.attributes);
  return `Read ${names.length > 0 ? names.join(", ") : "a layout without attributes"}.`;
}

/** A field for code from a game; what can be read of it becomes the layout. */
export function PasteCode({ spec, onRead }: PasteCodeProps): React.JSX.Element {
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
      setFault(adviseOnLoad(error));
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
        onChange={(event) => {
          setCode(event.target.value);
        }}
      />
      <p className={buttons["row"]}>
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
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}
