import React from "react";
import type { ApiLimit } from "../../shared/contracts/apiPage";
import { StaticHtml } from "../StaticHtml/StaticHtml";

interface LimitTextProps {
  readonly limit: ApiLimit;
}

/** What goes wrong, and what to do instead. */
export function LimitText({ limit }: LimitTextProps): React.JSX.Element {
  const { happens = "", instead = "" } = limit;
  return <StaticHtml html={`<p>${happens}</p><p><strong>Instead: </strong>${instead}</p>`} />;
}
