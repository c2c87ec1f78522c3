import type { ConfigData } from "html-validate";

/**
 * The HTML rules that files must follow: all that html-validate recommends. Those that are off or looser
 * do not affect what a browser makes of the page; each has its reason.
 */
export const HTML_RULES: ConfigData = {
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
