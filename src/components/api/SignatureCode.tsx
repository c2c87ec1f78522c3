import React from "react";
import type { Tokens } from "../../lib/api/pageContent";
import * as styles from "./SignatureCode.module.css";
import { TokenText } from "./TokenText";

interface SignatureCodeProps {
  readonly tokens: Tokens;
  /** Id of a further overload. */
  readonly id?: string | undefined;
}

/** A signature in lines; narrow screens wrap it further. */
export function SignatureCode({ tokens, id }: SignatureCodeProps): React.JSX.Element {
  return (
    <pre className={styles["signature"]} id={id} translate="no">
      <code>
        <TokenText tokens={tokens} />
      </code>
    </pre>
  );
}
