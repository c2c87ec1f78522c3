import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { SUMMARY_FILE, toSummaryFile } from "../../shared/api/summaryFile";
import type { ApiSymbol } from "../reference/convert/symbols";
import type { GlossaryTerm } from "../content/fields/frontmatter";
import { termUrl } from "../content/mdx/linkTerms";

/** Writes the hover cards of symbols and terms before pages are made, so that develop has them too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ getNodesByType }) => {
  const symbols = getNodesByType("ApiSymbol") as unknown as readonly ApiSymbol[];
  const terms = getNodesByType("GlossaryTerm") as unknown as readonly GlossaryTerm[];
  const summaries = terms.map(({ term, means }) => ({
    url: termUrl(term),
    kind: "term" as const,
    name: term,
    signature: "",
    // A card is plain text.
    summary: means.replaceAll("`", ""),
  }));
  const folder = path.resolve("public");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, SUMMARY_FILE),
    JSON.stringify(toSummaryFile([...symbols, ...summaries])),
  );
};
