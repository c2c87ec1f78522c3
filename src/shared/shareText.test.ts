import { deflateRawSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_TEXT, packText, unpackText } from "./shareText";

function pack(text: string): string {
  const packed = packText(text);
  if ("size" in packed) throw new Error(`It has ${String(packed.size)} characters.`);
  return packed.payload;
}

const deflated = (data: Buffer): string => `1.${deflateRawSync(data).toString("base64url")}`;

test("any text comes back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      expect(pack(text)).toMatch(/^2\.[\w-]{4,}$/);
      expect(unpackText(pack(text))).toEqual({ text });
    }),
    { numRuns: 100 },
  );
});

test("a damaged payload never gives another text", () => {
  const text = "const suits = ['acorns', 'leaves', 'bells', 'hearts'];\n".repeat(4);
  const whole = pack(text);
  const alphabet = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
  const edits = fc.array(
    fc.record({ at: fc.nat(whole.length - 3), to: fc.constantFrom(...alphabet) }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(edits, (changes) => {
      const characters = Array.from(whole);
      for (const { at, to } of changes) characters[at + 2] = to;
      const read = unpackText(characters.join(""));
      if ("text" in read) expect(read.text).toBe(text);
    }),
    { numRuns: 3000 },
  );
});

test("a text that was packed in the first format, without a checksum, is read, too", () =>
  expect(unpackText(deflated(Buffer.from("const ü = 1;")))).toEqual({ text: "const ü = 1;" }));

test("a text whose packed form is too long for a link is refused with its length", () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => (index * 7919 ** 2).toString(36));
  const packed = packText(noise.join("").slice(0, 40_000));
  expect("size" in packed && packed.size > 16_000).toBe(true);
});

test("a text of the largest size fits, and one more byte does not", () => {
  expect(unpackText(pack("a".repeat(MAX_TEXT)))).toHaveProperty("text.length", MAX_TEXT);
  expect(packText("a".repeat(MAX_TEXT + 1))).toEqual({ size: MAX_TEXT + 1 });
});

test.each([
  ["nothing", ""],
  ["no version", "abc"],
  ["letters outside of the alphabet", "1.ab+c"],
  ["no deflate", "1.AAAA"],
  ["no UTF-8", deflated(Buffer.from([0xff, 0xfe]))],
  ["its end missing", pack("const a = 1; // long enough to be packed in earnest").slice(0, -10)],
])("a payload with %s is damaged", (_, payload) =>
  expect(unpackText(payload)).toEqual({ problem: "it is damaged or was cut." }),
);

test("a payload of another version says so", () => {
  expect(unpackText("7.abc")).toEqual({
    problem: "its format 7 is not known here; reload the page, it may be old.",
  });
});

test("a small payload that unpacks to very much is given up early", () => {
  // 14 kB of base64 for ten million bytes: short for a link.
  expect(unpackText(deflated(Buffer.alloc(10_000_000)))).toEqual({
    problem: `it holds more than ${String(MAX_TEXT)} bytes.`,
  });
});
