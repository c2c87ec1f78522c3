import * as fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { LAYOUT_PRESETS } from "../../src/features/layout-sandbox/model/presets";
import {
  decodeLayoutSpec,
  encodeLayoutSpec,
} from "../../src/features/layout-sandbox/model/shareLink";
import { findStrangeSetting } from "../../src/features/playground/model/share/linkedSettings";
import type { SettingForms } from "../../src/shared/contracts/gameBundle";
import { liveLinkHash, parseLiveLink } from "../../src/features/playground/model/live/liveLink";
import {
  decodePlayLink,
  encodePlayLink,
  type PlayLink,
} from "../../src/features/playground/model/share/playLink";
import { packText, unpackText } from "../../src/shared/shareText";
import { changedValue } from "./changedValue";

const GAME: PlayLink = {
  game: "garden-row",
  toolkit: "0.2.14",
  players: 2,
  seed: "garden",
  settings: { size: 3 },
  moves: [
    [1, "sow", { plot: "$el[0/0/5]" }],
    [2, "sow", { plot: ["$el[0/0/3]", 1, true] }],
  ],
  at: 1,
  lens: 2,
  files: { "game.ts": "// ü\nexport default 1;\n" },
};
const LAYOUT = LAYOUT_PRESETS.at(-1)!.spec;
const CODE = "const suits = ['acorns', 'leaves'];\n<b>{suits.join()}</b>\n".repeat(3);

function payloadOf(text: string): string {
  const packed = packText(text);
  if ("size" in packed) throw new Error(`It has ${String(packed.size)} characters.`);
  return packed.payload;
}

function playHash(link: PlayLink): string {
  const encoded = encodePlayLink(link);
  if ("problem" in encoded) throw new Error(encoded.problem);
  return encoded.hash;
}

/** What a link holds; `undefined` when it is reported as broken, or is about something else. */
function readAny(hash: string): unknown {
  const live = parseLiveLink(hash);
  const read = live
    ? unpackText(live.code)
    : (decodePlayLink(hash) ?? decodeLayoutSpec(hash) ?? { problem: "other" });
  if (!("problem" in read)) return "text" in read ? read.text : Object.values(read)[0];
  expect(read.problem).toMatch(/^\S/);
  return undefined;
}

const LINKS = [
  ["live block", liveLinkHash({ code: payloadOf(CODE), block: "1abc" }), CODE],
  ["game", playHash(GAME), GAME],
  ["layout sandbox", encodeLayoutSpec(LAYOUT), LAYOUT],
] as const;

interface Edit {
  readonly kind: "change" | "delete" | "insert" | "swap" | "double" | "cut" | "join";
  readonly at: number;
  readonly to: number;
  readonly text: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom("change", "delete", "insert", "swap", "double", "cut", "join"),
  at: fc.nat(),
  to: fc.nat(),
  text: fc.oneof(fc.constantFrom("A", "-", "_", "2", "1", ".", "#", "&", "%"), fc.string()),
});

function damage(hash: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { kind, at, to, text: piece }) => {
    const [from, other] = [at % (text.length + 1), to % (text.length + 1)];
    const [start, end] = [Math.min(from, other), Math.max(from, other)];
    switch (kind) {
      case "change":
        return text.slice(0, from) + piece + text.slice(from + piece.length);
      case "delete":
        return text.slice(0, from) + text.slice(from + 1 + (to % 3));
      case "insert":
        return text.slice(0, from) + piece + text.slice(from);
      case "swap":
        return text.slice(0, start) + text.slice(end) + text.slice(start, end);
      case "double":
        return text.slice(0, end) + text.slice(start);
      case "cut":
        return text.slice(0, from);
      case "join":
        return text + hash.slice(other);
    }
  }, hash);
}

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { more?: unknown }).more).toBeUndefined();
});

describe.each(LINKS)("a damaged link to a %s", (_, hash, content) => {
  test("gives what it held, or is reported", () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const damaged = damage(hash, edits);
        const read = readAny(damaged);
        // Links in the first format have no checksum.
        if (read !== undefined && !/^#\w+=0*1\./.test(damaged)) expect(read).toEqual(content);
      }),
    );
  });
});

/** JSON of hostile values; what JSON cannot express is omitted or written as JSON does. */
function toJson(value: unknown): string {
  try {
    const readable = (_: string, each: unknown): unknown =>
      typeof each === "bigint" ? 1e400 : each;
    const json: unknown = JSON.stringify(value, readable);
    return typeof json === "string" ? json : "";
  } catch {
    return "[".repeat(20_000);
  }
}

describe.each([
  ["game", "#play=", GAME, (content: unknown) => playHash(content as PlayLink)],
  ["layout", "#layout=", LAYOUT, (content: unknown) => encodeLayoutSpec(content as typeof LAYOUT)],
])("a whole link to a %s with hostile JSON", (_, prefix, valid, encode) => {
  test("is reported, or gives what its schema allows", () => {
    fc.assert(
      fc.property(fc.oneof(changedValue(valid), fc.json()), (value) => {
        const packed = packText(typeof value === "string" ? value : toJson(value));
        if ("size" in packed) return;
        const read = readAny(prefix + packed.payload);
        if (read !== undefined) expect(readAny(encode(read))).toEqual(read);
      }),
    );
  });
});

const FORMS: SettingForms = {
  size: { kind: "number", min: 3, max: 6 },
  map: { kind: "choice", values: ["small", "large", true] },
  theme: { kind: "text" },
};

test("the settings of a link are what the form of the game offers, or are refused in a sentence", () => {
  const settings = { size: 3, map: "small", theme: "x" };
  fc.assert(
    fc.property(changedValue(settings), (value): void => {
      const packed = packText(toJson({ ...GAME, settings: value }));
      const read = "payload" in packed ? readAny(`#play=${packed.payload}`) : undefined;
      if (read === undefined) return;
      const linked = (read as PlayLink).settings;
      const strange = findStrangeSetting(linked, FORMS);
      if (strange !== undefined) {
        expect(strange).toMatch(/^The link sets .{1,300}\.$/s);
        return;
      }
      expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(linked)));
      const { size = 3, map = true, theme = "" } = linked;
      expect([3, 4, 5, 6]).toContain(size);
      expect(["small", "large", true]).toContain(map);
      expect(typeof theme).toBe("string");
    }),
  );
});
