import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { SUMMARY_FILE, toSummaryFile } from "../../shared/api/summaryFile";
import type { ApiSymbol } from "../api/symbols";

/** Writes the hover cards of the reference before pages are made, so that develop has them too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ getNodesByType }) => {
  const symbols = getNodesByType("ApiSymbol") as unknown as readonly ApiSymbol[];
  const folder = path.resolve("public");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, SUMMARY_FILE), JSON.stringify(toSummaryFile(symbols)));
};
