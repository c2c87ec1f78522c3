import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ColorModeToggle } from "./ColorModeToggle";

const render = (isOffered: boolean): string =>
  renderToStaticMarkup(createElement(ColorModeToggle, { isOffered }));

test("the toggle is there unless the site takes it away", () => {
  expect(render(true)).toContain('aria-label="Dark theme"');
  expect(render(false)).toBe("");
});
