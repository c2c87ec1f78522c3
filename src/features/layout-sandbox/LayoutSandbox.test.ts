import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LayoutSandbox } from ".";

test("the server renders figure, code and a word about JavaScript, but no controls and no frame", () => {
  const given = {
    initialSvg: "<svg></svg>",
    initialCode: "hand.layout(Card, { rows: 2, gap: 3 });",
    framePath: "/live/layout.html",
  };
  const html = renderToString(createElement(LayoutSandbox, given));
  expect(html).toContain("<svg></svg>");
  expect(html).toContain("hand.layout(Card, { rows: 2, gap: 3 });");
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  expect(html).not.toMatch(/<iframe|<input|<button|style=/);
});
