import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_LAYOUT_SPEC, type Box } from "./layoutSpec";
import { LAYOUT_PRESETS } from "./presets";
import { decodeLayoutSpec, encodeLayoutSpec } from "./shareLink";

const encodeText = (text: string): string => `#layout=1.${Buffer.from(text).toString("base64url")}`;

describe("a link to a layout", () => {
  test.each(LAYOUT_PRESETS)("keeps the preset $id", ({ spec }) => {
    const hash = encodeLayoutSpec(spec);
    expect(hash).toMatch(/^#layout=1\.[\w-]+$/);
    expect(decodeLayoutSpec(hash)).toEqual({ spec });
  });

  test("has room for the largest layout", () => {
    const slot: Box = { left: -99.999, top: -99.999, width: 199.999, height: 199.999 };
    const spec = { ...DEFAULT_LAYOUT_SPEC, attributes: { slots: Array<Box>(40).fill(slot) } };
    expect(decodeLayoutSpec(encodeLayoutSpec(spec))).toEqual({ spec });
  });

  test.each(["手札", "main à côté", "🃏"])("keeps a label in any script: %s", (label) => {
    const spec = { ...DEFAULT_LAYOUT_SPEC, attributes: { showBoundingBox: label } };
    const hash = encodeLayoutSpec(spec);
    expect(hash).toMatch(/^#layout=1\.[\w-]+$/);
    expect(decodeLayoutSpec(hash)).toEqual({ spec });
  });

  test("says nothing about other hashes", () => {
    expect(decodeLayoutSpec("")).toBeUndefined();
    expect(decodeLayoutSpec("#attributes")).toBeUndefined();
  });

  test.each([
    ["", "its version is unknown"],
    ["2.abcd", "its version is unknown"],
    ["1.", "it is damaged"],
    ["1.%", "it is damaged"],
    ["1.abcd", "it is damaged"],
    [`1.${"a".repeat(9000)}`, "it is too long"],
  ])("falls back for %j", (payload, reason) => {
    const decoded = decodeLayoutSpec(`#layout=${payload}`);
    expect(decoded?.spec).toBe(DEFAULT_LAYOUT_SPEC);
    expect(decoded?.problem).toContain(reason);
  });

  test("lets no other key through", () => {
    for (const text of ['{"pieces":3,"autorun":true}', '{"pieces":3,"__proto__":{"board":2}}']) {
      expect(decodeLayoutSpec(encodeText(text))?.problem).toContain("unknown key");
    }
    expect(decodeLayoutSpec(encodeText('{"pieces":99}'))?.problem).toContain('"pieces" is 99');
  });

  test("never throws and always gives a layout", () => {
    const anything = fc.oneof(fc.string(), fc.json().map(encodeText), fc.string().map(encodeText));
    fc.assert(
      fc.property(anything, (text) => {
        const decoded = decodeLayoutSpec(text.startsWith("#") ? text : `#layout=${text}`);
        expect(decoded === undefined || decoded.spec.pieces > 0).toBe(true);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});
