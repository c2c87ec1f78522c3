import React from "react";
import type { ApiIndexContent } from "../../lib/api/pageContent";
import { Link } from "../Link/Link";
import { AnchorHeading } from "./AnchorHeading";
import * as styles from "./IndexBody.module.css";

interface IndexBodyProps {
  readonly groups: ApiIndexContent["groups"];
}

/** Every documented symbol by category. */
export function IndexBody({ groups }: IndexBodyProps): React.JSX.Element {
  return (
    <>
      {groups.map(({ title, slug, entries }) => (
        <React.Fragment key={slug}>
          <AnchorHeading level={2} id={slug} text={title} />
          <dl className={styles["entries"]}>
            {entries.map(({ name, url, kind, summary }) => (
              <div key={url}>
                <dt>
                  <Link to={url}>
                    <code>{name}</code>
                  </Link>{" "}
                  <span className={styles["kind"]}>{kind}</span>
                </dt>
                <dd>{summary}</dd>
              </div>
            ))}
          </dl>
        </React.Fragment>
      ))}
    </>
  );
}
