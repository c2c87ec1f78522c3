import { expect, test } from "vitest";
import { layoutSandboxProps } from "./layoutSandbox";

const draw = (yaml: string): string => `<svg>${yaml}</svg>`;

test("a page's sandbox begins with a figure, and the button of an attribute needs none", () => {
  expect(layoutSandboxProps({}, draw)["initialSvg"]).toContain('"pieces":6');
  expect(layoutSandboxProps({ attribute: "gap" }, draw)).toEqual({ attribute: "gap" });
});

test("an attribute that does not exist is told with those that do, and the nearest", () => {
  expect(() => layoutSandboxProps({ attribute: "maxoverlap" }, draw)).toThrow(
    /no attribute "maxoverlap"; there are alignment, area, .* Write attribute="maxOverlap"\.$/,
  );
});
