import React from "react";
import type {
  ApiRelease,
  ApiVersionsContent,
  ChangedEntry,
  ChangedOwner,
  ChangedSignature,
  NamedLink,
} from "../../shared/contracts/apiPage";
import { Link } from "../Link/Link";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import { AnchorHeading } from "./AnchorHeading";
import * as styles from "./VersionsBody.module.css";

function Name({ name, url }: NamedLink): React.JSX.Element {
  const label = <code>{name}</code>;
  return url === undefined ? label : <Link to={url}>{label}</Link>;
}

/** A new symbol, or a symbol with its new members. */
function Added({ members, isWhole, ...owner }: ChangedOwner): React.JSX.Element {
  return (
    <li>
      <Name {...owner} />
      {isWhole && members.length > 0 && " with "}
      {!isWhole && ": "}
      {members.map((member, index) => (
        <React.Fragment key={member.name}>
          {index > 0 && ", "}
          <Name {...member} />
        </React.Fragment>
      ))}
    </li>
  );
}

function Removed({ note, ...entry }: ChangedEntry): React.JSX.Element {
  return (
    <li>
      <Name {...entry} />
      {note !== undefined && <StaticHtml html={`<p>${note}</p>`} />}
    </li>
  );
}

function Changed({ note, before, after, ...entry }: ChangedSignature): React.JSX.Element {
  return (
    <li>
      <Name {...entry} />
      {note !== undefined && <StaticHtml html={`<p>${note}</p>`} />}
      <dl className={styles["sides"]}>
        <div>
          <dt>Before</dt>
          <dd>
            <code>{before}</code>
          </dd>
        </div>
        <div>
          <dt>Now</dt>
          <dd>
            <code>{after}</code>
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly React.ReactNode[];
}): React.JSX.Element | null {
  if (children.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles["list"]}>{children}</ul>
    </>
  );
}

function ReleasePart({ version, slug, added, removed, changed }: ApiRelease): React.JSX.Element {
  return (
    <>
      <AnchorHeading level={2} id={slug} text={version} />
      {added.length + removed.length + changed.length === 0 && (
        <p>The declarations are those of the version before.</p>
      )}
      <Part title="Added">
        {added.map((each) => (
          <Added key={each.name} {...each} />
        ))}
      </Part>
      <Part title="Removed">
        {removed.map((each) => (
          <Removed key={each.name} {...each} />
        ))}
      </Part>
      <Part title="Changed">
        {changed.map((each) => (
          <Changed key={each.name} {...each} />
        ))}
      </Part>
    </>
  );
}

/** What each published version of the toolkit changed, the newest first. */
export function VersionsBody({
  content,
}: {
  readonly content: ApiVersionsContent;
}): React.JSX.Element {
  const { summary, first, releases } = content;
  return (
    <>
      <p>{summary}</p>
      {releases.map((release) => (
        <ReleasePart key={release.version} {...release} />
      ))}
      <p>
        {first.version} is the first version on npm. It has {first.count} of the symbols and members
        that later versions removed or that this reference explains.
      </p>
    </>
  );
}
