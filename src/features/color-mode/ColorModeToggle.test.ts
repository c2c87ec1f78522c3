import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ColorModeToggle } from "./ColorModeToggle";

const render = (disableSwitch: boolean): string =>
  renderToStaticMarkup(
    createElement(ColorModeToggle, {
      settings: { default: "dark", respectSystem: false, disableSwitch },
    }),
  );

test("the toggle is there unless the site takes it away", () => {
  expect(render(false)).toContain('aria-label="Dark theme"');
  expect(render(true)).toBe("");
});
