import React from "react";
import { INHERITED } from "../../lib/api/outline";
import type { ApiClassContent } from "../../lib/api/pageContent";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import { AnchorHeading } from "./AnchorHeading";
import { ClassFacts } from "./ClassFacts";
import { ClassFamily } from "./ClassFamily";
import { ExampleBlock } from "./ExampleBlock";
import { InheritedMembers } from "./InheritedMembers";
import { MemberGroups } from "./MemberGroups";
import { TypeParameterTable } from "./ParameterTable";
import { SignatureCode } from "./SignatureCode";

interface ClassBodyProps {
  readonly content: ApiClassContent;
}

/** The page of one class: what it is, its own members, and the names of the inherited ones. */
export function ClassBody({ content }: ClassBodyProps): React.JSX.Element {
  const { name, summary, declaration, family, comment, examples, typeParameters } = content;
  const { groups, inherited } = content;
  return (
    <>
      <p>{summary}</p>
      <SignatureCode tokens={declaration} />
      <ClassFacts content={content} />
      {family && <ClassFamily tree={family} current={name} />}
      {comment !== undefined && <StaticHtml html={comment} />}
      {typeParameters && (
        <TypeParameterTable rows={typeParameters} label={`Type parameters of ${name}`} />
      )}
      {examples?.map((example, index) => (
        <ExampleBlock key={index} example={example} subject={name} />
      ))}
      <MemberGroups groups={groups} />
      {inherited.length > 0 && (
        <>
          <AnchorHeading level={2} id={INHERITED.slug} text={INHERITED.title} />
          {inherited.map((group) => (
            <InheritedMembers key={group.from.name} group={group} />
          ))}
        </>
      )}
    </>
  );
}
