import path from "node:path";
import { HtmlValidate, type ConfigData } from "html-validate";
import { expect, test } from "vitest";
import { DIST } from "../routes";
import { listFolder } from "./folder";

/**
 * The HTML rules that files must follow: all that html-validate recommends. Those that are off or looser
 * do not affect what a browser makes of the page; each has its reason.
 */
const HTML_RULES: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <img/>, dateTime and hidden=""; HTML reads them as <img>, datetime and hidden.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The frames write it in lower case, Gatsby in capitals.
    "doctype-style": "off",
    // Gatsby names its root ___gatsby, and an id may be anything without white space.
    "valid-id": ["error", { relaxed: true }],
    // The two elements that Gatsby uses for focus and announcements; nothing else may have a style
    // attribute.
    "no-inline-style": [
      "error",
      {
        allowedProperties:
          "outline position top width height padding overflow clip white-space border".split(" "),
      },
    ],
    // A list may have a name; the rule would prefer none.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

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
