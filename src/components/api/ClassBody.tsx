import React from "react";
import { INDEX } from "../../shared/api/outline";
import { toIndexGroups } from "../../shared/api/memberIndex";
import type { ApiClassContent } from "../../shared/contracts/apiPage";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import { AnchorHeading } from "./AnchorHeading";
import { ClassFamily } from "./ClassFamily";
import { ExampleBlock } from "./ExampleBlock";
import { ImportLine } from "./ImportLine";
import { ClassLimits } from "./KnownLimits";
import { MemberIndex } from "./MemberIndex";
import { MemberGroups } from "./MemberSection";
import { TypeParameterTable } from "./ParameterTable";
import { SignatureCode } from "./SignatureCode";
import { SourceLink } from "./SourceLink";
import { UsedIn } from "./UsedIn";

/** How to import a class, its first version if known, and where it is declared. */
function ClassFacts({ content }: { readonly content: ApiClassContent }): React.JSX.Element {
  const { name, since, source } = content;
  return (
    <dl className="facts">
      <div>
        <dt>Import</dt>
        <dd>
          <ImportLine fact={content.import} name={name} />
        </dd>
      </div>
      {since !== undefined && (
        <div>
          <dt>Since</dt>
          <dd>{since}</dd>
        </div>
      )}
      {source !== undefined && (
        <div>
          <dt>Declared</dt>
          <dd>
            <SourceLink url={source} name={name} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface ClassBodyProps {
  readonly content: ApiClassContent;
}

/** The page of one class: what it is, the index, its own members. */
export function ClassBody({ content }: ClassBodyProps): React.JSX.Element {
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
      {typeParameters && <TypeParameterTable rows={typeParameters} owner={name} />}
      {examples?.map((example, index) => (
        <ExampleBlock key={index} example={example} subject={name} />
      ))}
      <UsedIn />
      <AnchorHeading level={2} id={INDEX.slug} text={INDEX.title} />
      <MemberIndex groups={toIndexGroups(content)} noun="members" />
      <MemberGroups groups={groups} version={version} />
    </>
  );
}
