import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { DIST } from "../routes";
import { listFolder } from "./folder";
import { HTML_RULES } from "./htmlRules";

const files = listFolder(DIST).filter((file) => file.endsWith(".html"));

test("every HTML file is valid, those of the frames too", { timeout: 120_000 }, async () => {
  const validator = new HtmlValidate(HTML_RULES);
  const faults: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateFile(path.join(DIST, file));
    for (const { messages } of results) {
      for (const { ruleId, message, line, column, selector } of messages) {
        const place = `dist/${file}:${String(line)}:${String(column)}`;
        faults.push(`${place} ${ruleId}: ${message} (${selector ?? "no element"})`);
      }
    }
  }
  expect(faults).toEqual([]);
});
