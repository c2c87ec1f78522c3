import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_LAYOUT_SPEC, type Box } from "../../../shared/layout/layoutSpec";
import { packText } from "../../../shared/shareText";
import { layoutSpecSchema } from "../../../shared/layout/layoutSpecSchema";
import { LAYOUT_PRESETS } from "./presets";
import { decodeLayoutSpec, encodeLayoutSpec } from "./shareLink";

/** A link of the first format, which has no checksum. */
const encodeText = (text: string): string => `#layout=1.${Buffer.from(text).toString("base64url")}`;

/** A link of the format of today with any text in it. */
function checkedLink(text: string): string {
  const packed = packText(text);
  if ("size" in packed) throw new Error(`It has ${String(packed.size)} characters.`);
  return `#layout=${packed.payload}`;
}

const DEEP = `{"pieces":3,"attributes":{"gap":${"[".repeat(3000)}${"]".repeat(3000)}}}`;

function problemOf(hash: string): string | undefined {
  const decoded = decodeLayoutSpec(hash);
  return decoded && "problem" in decoded ? decoded.problem : undefined;
}

describe("a link to a layout", () => {
  const labeled = ["手札", "main à côté", "🃏"].map((label) => ({
    id: label,
    spec: { ...DEFAULT_LAYOUT_SPEC, attributes: { showBoundingBox: label } },
  }));

  test.each([...LAYOUT_PRESETS, ...labeled])("keeps $id, even in the first format", ({ spec }) => {
    const hash = encodeLayoutSpec(spec);
    expect(hash).toMatch(/^#layout=2\.[\w-]+$/);
    expect(decodeLayoutSpec(hash)).toEqual({ spec });
    expect(decodeLayoutSpec(encodeText(JSON.stringify(spec)))).toEqual({ spec });
  });

  test("has room for the largest layout", () => {
    const long = -1.2345678901234567e-300;
    const slots = Array.from({ length: 40 }, (_, index): Box => {
      const left = -99.99999999999999 + index / 7;
      return { left, top: long, width: -long, height: 199.99999999999997 };
    });
    const spec = layoutSpecSchema.parse({
      ...DEFAULT_LAYOUT_SPEC,
      taken: Array.from({ length: 40 }, (_, index) => index),
      attributes: { slots, showBoundingBox: "\ud800\u0000".repeat(20) },
    });
    expect(decodeLayoutSpec(encodeLayoutSpec(spec))).toEqual({ spec });
  });

  test("says nothing about other hashes", () => {
    expect(decodeLayoutSpec("")).toBeUndefined();
    expect(decodeLayoutSpec("#attributes")).toBeUndefined();
  });

  const whole = encodeLayoutSpec(DEFAULT_LAYOUT_SPEC);
  test.each([
    ["nothing", "#layout=", "damaged or was cut"],
    ["nothing in the first format", "#layout=1.", "damaged or was cut"],
    ["other characters", "#layout=1.%", "damaged or was cut"],
    ["no JSON in the first format", encodeText('{"pieces":'), "damaged or was cut"],
    ["no JSON", checkedLink("{"), "damaged or was cut"],
    ["a megabyte in the first format", `#layout=1.${"a".repeat(1_000_000)}`, "damaged or was cut"],
    ["a megabyte", `#layout=2.${"a".repeat(1_000_000)}`, "longer than 16000 characters"],
    ["a newer format", "#layout=7.abcd", "format 7 is not known"],
    ["its end missing", whole.slice(0, -1), "damaged or was cut"],
    ["itself behind it", whole + whole, "damaged or was cut"],
    ["a full stop behind it", `${whole}.`, "damaged or was cut"],
    ["no object", checkedLink("null"), "a layout must be an object with pieces"],
    ["a number that is too large", checkedLink('{"pieces":1e999}'), '"pieces" is Infinity'],
    ["very deep lists", checkedLink("[".repeat(30_000) + "]".repeat(30_000)), "longer than any"],
    ["deep lists", checkedLink(DEEP), '"attributes.gap" is [['],
  ])("with %s is not read, and says why", (_, hash, reason) => {
    expect(problemOf(hash)).toMatch(
      /^The layout in the link cannot be read: .* This is the sandbox unchanged\.$/,
    );
    expect(problemOf(hash)).toContain(reason);
  });

  test("lets no other key through", () => {
    for (const text of [
      '{"pieces":3,"autorun":true}',
      '{"pieces":3,"__proto__":{"board":2}}',
      '{"pieces":3,"attributes":{"gap":{"x":1,"y":1,"__proto__":{"x":2}}}}',
      '{"pieces":3,"attributes":{"constructor":{}}}',
    ]) {
      expect(problemOf(encodeText(text))).toMatch(/unknown (?:key|attribute)|must be/);
      expect(problemOf(checkedLink(text))).toBe(problemOf(encodeText(text)));
    }
  });

  test("never throws and gives a layout or a reason", () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json().map(encodeText),
      fc.json().map(checkedLink),
      fc.string().map(encodeText),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const decoded = decodeLayoutSpec(text.startsWith("#") ? text : `#layout=${text}`);
        const spec = decoded && "spec" in decoded ? decoded.spec : DEFAULT_LAYOUT_SPEC;
        expect(layoutSpecSchema.parse(spec)).toEqual(spec);
      }),
      { numRuns: 1000 },
    );
  });
});
