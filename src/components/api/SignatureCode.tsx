import React from "react";
import type { Tokens } from "../../shared/contracts/apiPage";
import { toSignatureLines, type SignaturePart } from "./signatureLines";
import { Link } from "../Link/Link";
import * as styles from "./SignatureCode.module.css";

function Part({ text, url, color }: SignaturePart): React.JSX.Element {
  if (url !== undefined) return <Link to={url}>{text}</Link>;
  return color === undefined ? <>{text}</> : <i className={color}>{text}</i>;
}

interface SignatureCodeProps {
  readonly tokens: Tokens;
  /** Id of a further overload. */
  readonly id?: string | undefined;
}

/**
 * A signature in lines. A line that does not fit wraps with a hanging indent, so that nothing scrolls
 * sideways.
 */
export function SignatureCode({ tokens, id }: SignatureCodeProps): React.JSX.Element {
  return (
    <pre className={styles["signature"]} id={id} translate="no">
      <code>
        {toSignatureLines(tokens).map((parts, index) => (
          // Lines never move, so their position is their key.
          <span key={index}>
            {parts.map((part, at) => (
              <Part key={at} {...part} />
            ))}
          </span>
        ))}
      </code>
    </pre>
  );
}
