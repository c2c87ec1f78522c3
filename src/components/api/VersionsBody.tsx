import React from "react";
import type {
  ApiRelease,
  ApiVersionsContent,
  ChangedEntry,
  ChangedOwner,
  ChangedSignature,
} from "../../shared/contracts/apiPage";
import { StaticHtml } from "../StaticHtml/StaticHtml";
import { AnchorHeading } from "./AnchorHeading";
import { CodeName } from "./TokenText";
import * as styles from "./VersionsBody.module.css";

/** A new symbol, or a symbol with its new members. */
function Added({ members, isWhole, ...owner }: ChangedOwner): React.JSX.Element {
  return (
    <li>
      <CodeName {...owner} />
      {isWhole && members.length > 0 && " with "}
      {!isWhole && ": "}
      {members.map((member, index) => (
        <React.Fragment key={member.name}>
          {index > 0 && ", "}
          <CodeName {...member} />
        </React.Fragment>
      ))}
    </li>
  );
}

function Side({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
      </dd>
    </div>
  );
}

/** Something that was removed, or changed: then with both signatures. */
function Changed({ note, before, after, ...entry }: ChangedEntry & Partial<ChangedSignature>) {
  return (
    <li>
      <CodeName {...entry} />
      {note !== undefined && <StaticHtml html={`<p>${note}</p>`} />}
      {before !== undefined && after !== undefined && (
        <dl className={styles["sides"]}>
          <Side label="Before" text={before} />
          <Side label="Now" text={after} />
        </dl>
      )}
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

/** All that the declarations say, folded: a browser opens it for what it finds or is asked to show. */
function Declarations({ added, removed, changed }: Omit<ApiRelease, "notes" | "month">) {
  const names = added.flatMap(({ isWhole, members }) => [...(isWhole ? [""] : []), ...members]);
  const counts = [
    [names.length, "added"],
    [removed.length, "removed"],
    [changed.length, "changed"],
  ] as const;
  const said = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${String(count)} ${what}`);
  if (said.length === 0) return <p>The declarations are those of the version before.</p>;
  return (
    <details>
      <summary>All names and signatures: {said.join(", ")}</summary>
      <Part title="Added">
        {added.map((each) => (
          <Added key={each.name} {...each} />
        ))}
      </Part>
      <Part title="Removed">
        {removed.map((each) => (
          <Changed key={each.name} {...each} />
        ))}
      </Part>
      <Part title="Changed">
        {changed.map((each) => (
          <Changed key={each.name} {...each} />
        ))}
      </Part>
    </details>
  );
}

function ReleasePart({ notes, month, ...release }: ApiRelease): React.JSX.Element {
  return (
    <>
      <AnchorHeading level={2} id={release.slug} text={release.version} />
      <p>{month}</p>
      {notes.map(({ title, points }) => (
        <StaticHtml key={title} html={`<p><strong>${title}: </strong>${points.join(" ")}</p>`} />
      ))}
      <Declarations {...release} />
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
        {first.version} of {first.month} is the first version on npm. It has {first.count} of the
        symbols and members that later versions removed or that this reference explains.
      </p>
    </>
  );
}
