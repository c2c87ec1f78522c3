import { createElement } from "react";
import { expect, test } from "vitest";
import { replaceRenderer } from "./replaceRenderer";

test("characters of several bytes are rendered whole, wherever they are", () => {
  const text = "a…".repeat(3000);
  let html = "";
  const page = {
    bodyComponent: createElement("p", null, createElement("b", null, text), text),
    replaceBodyHTMLString: (rendered: string) => {
      html = rendered;
    },
  };
  // Of what Gatsby hands over, the renderer uses these two.
  void replaceRenderer(page as unknown as Parameters<typeof replaceRenderer>[0], { plugins: [] });
  expect(html).toBe(`<p><b>${text}</b>${text}</p>`);
});
