import React from "react";
import { INDEX } from "../../shared/api/outline";
import type { ApiClassContent } from "../../shared/contracts/apiPage";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import { AnchorHeading } from "./AnchorHeading";
import { ClassFacts } from "./ClassFacts";
import { ClassFamily } from "./ClassFamily";
import { ClassLimits } from "./ClassLimits";
import { ExampleBlock } from "./ExampleBlock";
import { MemberGroups } from "./MemberGroups";
import { TypeParameterTable } from "./ParameterTable";
import { SignatureCode } from "./SignatureCode";
import { UsedIn } from "./UsedIn";

interface ClassBodyProps {
  readonly content: ApiClassContent;
  readonly index: React.ReactNode;
}

/** The page of one class: what it is, the index, its own members. */
export function ClassBody({ content, index }: ClassBodyProps): React.JSX.Element {
  const { name, version, summary, declaration, family, comment, examples, typeParameters, groups } =
    content;
  return (
    <>
      <p>{summary}</p>
      <SignatureCode tokens={declaration} />
      <ClassFacts content={content} />
      {family && <ClassFamily tree={family} current={name} />}
      {comment !== undefined && <StaticHtml html={comment} />}
      <ClassLimits content={content} />
      {typeParameters && (
        <TypeParameterTable rows={typeParameters} label={`Type parameters of ${name}`} />
      )}
      {examples?.map((example, index) => (
        <ExampleBlock key={index} example={example} subject={name} />
      ))}
      <UsedIn />
      <AnchorHeading level={2} id={INDEX.slug} text={INDEX.title} />
      {index}
      <MemberGroups groups={groups} version={version} />
    </>
  );
}
