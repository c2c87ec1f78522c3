import React from "react";
import type { ApiMember, NamedLink } from "../../shared/contracts/apiPage";
import { Link } from "../Link/Link";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import { KnownLimits } from "./KnownLimits";
import { MemberFacts } from "./MemberFacts";
import { MemberHeading } from "./MemberHeading";
import * as styles from "./MemberSection.module.css";
import { ParameterTable } from "./ParameterTable";
import { SignatureDetails } from "./SignatureDetails";
import { ThrowsList } from "./ThrowsList";
import { UsedIn } from "./UsedIn";

function Overrides({ name, url }: NamedLink): React.JSX.Element {
  const label = <code>{name}</code>;
  return (
    <p className={styles["origin"]}>
      Overrides {url === undefined ? label : <Link to={url}>{label}</Link>}
    </p>
  );
}

/** The ways to call a member, set apart; the two halves of an accessor stay together. */
function Signatures({ member }: { readonly member: ApiMember }): React.JSX.Element {
  const { name, kind, signatures } = member;
  const isOverloaded = signatures.length > 1 && kind !== "accessor";
  return (
    <>
      {signatures.map((signature, index) => {
        const details = <SignatureDetails key={index} signature={signature} name={name} />;
        if (!isOverloaded) return details;
        return (
          <div key={index} className={styles["overload"]}>
            <p className={styles["overloadCount"]}>
              {`Overload ${String(index + 1)} of ${String(signatures.length)}`}
            </p>
            {details}
          </div>
        );
      })}
    </>
  );
}

interface MemberSectionProps {
  readonly member: ApiMember;
  /** Of the toolkit. */
  readonly version: string;
  readonly level: 3 | 4;
  /** Whether this is a standalone symbol rather than a class member. */
  readonly isSymbol?: boolean;
}

/** A member, or a symbol without a page of its own, under its heading. */
export function MemberSection({
  member,
  version,
  level,
  isSymbol = false,
}: MemberSectionProps): React.JSX.Element {
  const { name, note, throws, limits, overrides, properties, members } = member;
  return (
    <div className={styles["member"]}>
      <MemberHeading member={member} level={level} />
      <MemberFacts member={member} isSymbol={isSymbol} />
      {note !== undefined && <StaticHtml html={`<p>${note}</p>`} />}
      <Signatures member={member} />
      {properties && (
        <ParameterTable
          rows={properties}
          owner={name}
          label={`Properties of ${name}`}
          nameHeading="Property"
        />
      )}
      {throws && <ThrowsList rows={throws} />}
      {limits && <KnownLimits limits={limits} version={version} />}
      {overrides && <Overrides {...overrides} />}
      <UsedIn anchor={member.anchor} />
      {members?.map((each) => (
        <MemberSection key={each.anchor} member={each} version={version} level={4} />
      ))}
    </div>
  );
}
