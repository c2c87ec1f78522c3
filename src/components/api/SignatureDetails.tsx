import React from "react";
import type { ApiSignature } from "../../shared/contracts/apiPage";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import { ExampleBlock } from "./ExampleBlock";
import { ParameterTable, TypeParameterTable } from "./ParameterTable";
import { SignatureCode } from "./SignatureCode";
import * as styles from "./SignatureDetails.module.css";
import { TokenText } from "./TokenText";

interface SignatureDetailsProps {
  readonly signature: ApiSignature;
  /** Name of the member, for the names of tables and buttons. */
  readonly name: string;
  /** What we say of the member ourselves, before the toolkit does. */
  readonly note?: string | undefined;
}

/** One signature with everything known about it. */
export function SignatureDetails({
  signature,
  name,
  note,
}: SignatureDetailsProps): React.JSX.Element {
  const { tokens, anchor, comment, deprecated, typeParameters, parameters, returns, examples } =
    signature;
  return (
    <>
      <SignatureCode tokens={tokens} id={anchor} />
      {note !== undefined && <StaticHtml html={`<p>${note}</p>`} />}
      {deprecated !== undefined && (
        <div className={styles["deprecated"]}>
          <strong>Deprecated.</strong> <StaticHtml html={deprecated} />
        </div>
      )}
      {comment !== undefined && <StaticHtml html={comment} />}
      {typeParameters && <TypeParameterTable rows={typeParameters} owner={name} />}
      {parameters && <ParameterTable rows={parameters} owner={name} />}
      {returns && (
        <div className={styles["returns"]}>
          <strong>Returns</strong>{" "}
          <code>
            <TokenText tokens={returns.type} />
          </code>
          : <StaticHtml html={returns.comment} />
        </div>
      )}
      {examples?.map((example, index) => (
        <ExampleBlock key={index} example={example} subject={name} />
      ))}
    </>
  );
}
