import React from "react";
import type { ApiGroup, ApiMember, ThrowsRow } from "../../shared/contracts/apiPage";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import { AnchorHeading } from "./AnchorHeading";
import { ImportLine } from "./ImportLine";
import { KnownLimits } from "./KnownLimits";
import { MemberHeading } from "./MemberHeading";
import * as styles from "./MemberSection.module.css";
import { ParameterTable } from "./ParameterTable";
import { SignatureDetails } from "./SignatureDetails";
import { CodeName } from "./TokenText";
import { UsedIn } from "./UsedIn";

interface MemberProps {
  readonly member: ApiMember;
  /** Whether this is a standalone symbol rather than a class member. */
  readonly isSymbol?: boolean;
}

/** Kind and flags in one line; below it how a symbol is imported. */
function MemberFacts({ member, isSymbol }: MemberProps): React.JSX.Element {
  const { name, kind, flags = [] } = member;
  const badges = [...(isSymbol ? [kind] : []), ...flags];
  return (
    <>
      {badges.length > 0 && (
        <p className={styles["facts"]}>
          {badges.map((badge) => (
            <span key={badge} className={styles["badge"]}>
              {badge}
            </span>
          ))}
        </p>
      )}
      {member.import !== undefined && (
        <div className={styles["facts"]}>
          <ImportLine fact={member.import} name={name} />
        </div>
      )}
    </>
  );
}

/** When a call throws, and the message to recognize it by. */
function ThrowsList({ rows }: { readonly rows: readonly ThrowsRow[] }): React.JSX.Element {
  return (
    <>
      <p>
        <strong>Throws</strong>
      </p>
      <ul>
        {rows.map(({ when, message }) => (
          <li key={when}>
            <StaticHtml html={when} />
            {message !== undefined && (
              <>
                {" "}
                <q translate="no">{message}</q>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The ways to call a member, set apart; the two halves of an accessor stay together. */
function Signatures({ member }: MemberProps): React.JSX.Element {
  const { name, kind, note, signatures } = member;
  const isOverloaded = signatures.length > 1 && kind !== "accessor";
  return (
    <>
      {signatures.map((signature, index) => {
        const words = index === 0 ? note : undefined;
        const details = (
          <SignatureDetails key={index} signature={signature} name={name} note={words} />
        );
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

interface MemberSectionProps extends MemberProps {
  /** Of the toolkit. */
  readonly version: string;
  readonly level?: 3 | 4;
}

/** A member, or a symbol without a page of its own, under its heading. */
export function MemberSection({
  member,
  version,
  level = 3,
  isSymbol = false,
}: MemberSectionProps): React.JSX.Element {
  const { name, throws, limits, overrides, properties, members } = member;
  return (
    <div className={styles["member"]}>
      <MemberHeading member={member} level={level} />
      <MemberFacts member={member} isSymbol={isSymbol} />
      <Signatures member={member} />
      {properties && <ParameterTable rows={properties} owner={name} nameHeading="Property" />}
      {throws && <ThrowsList rows={throws} />}
      {limits && <KnownLimits limits={limits} version={version} />}
      {overrides && (
        <p className={styles["origin"]}>
          Overrides <CodeName {...overrides} />
        </p>
      )}
      <UsedIn anchor={member.anchor} />
      {members?.map((each) => (
        <MemberSection key={each.anchor} member={each} version={version} level={4} />
      ))}
    </div>
  );
}

interface MemberGroupsProps {
  readonly groups: readonly ApiGroup[];
  /** Of the toolkit. */
  readonly version: string;
  /** Whether the members are standalone symbols: they show their kind and where they come from. */
  readonly isModules?: boolean;
}

/** Members under their headings. */
export function MemberGroups({
  groups,
  version,
  isModules = false,
}: MemberGroupsProps): React.JSX.Element {
  return (
    <>
      {groups.map(({ title, slug, members }) => (
        <React.Fragment key={slug}>
          <AnchorHeading level={2} id={slug} text={title} />
          {members.map((member) => (
            <MemberSection
              key={member.anchor}
              member={member}
              version={version}
              isSymbol={isModules}
            />
          ))}
        </React.Fragment>
      ))}
    </>
  );
}
