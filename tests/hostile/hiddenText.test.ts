import * as fc from "fast-check";
import { expect, test } from "vitest";
import { visibleText } from "../../src/shared/visibleText";

/** Words, emoji, and what hides or reorders them. */
const piece = fc.constantFrom(
  ...[
    "Ada",
    " takes 2",
    "می\u200cخواهم",
    "क्\u200dष",
    "👩\u200d👩\u200d👧",
    "🏳️\u200d🌈",
    "1\ufe0f\u20e3",
    "葛\u{e0100}",
    "שלום",
  ],
  ...[
    "\u202e",
    "\u202a",
    "\u2066",
    "\u2069",
    "\u200e",
    "\u061c",
    "\u200b",
    "\u2060",
    "\u00ad",
    "\ufeff",
  ],
  ...[
    "\u200c",
    "\u200d",
    "\ufe0f",
    "\u{e0041}",
    "\u{e007f}",
    "\u3164",
    "\u0000",
    "\u001b",
    "\u2028",
    "\ud800",
  ],
);

const text = fc.oneof(
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
);

/** What reorders a line, or hides in it wherever it is; joiners and variants depend on what is beside them. */
const ALWAYS_HIDDEN =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\p{Zl}\p{Zp}]/u;

/** A joiner or a variant with nothing before it that could need it. */
const STRAY = /(?:^|[\sA-Za-z\ufffd])[\u200c\u200d\ufe0f]|\u200d\u200d|\u200c\u200c/u;

test("a shown text hides and reorders nothing, keeps all that is seen, and is shown the same again", () => {
  fc.assert(
    fc.property(text, (hostile) => {
      const shown = visibleText(hostile);
      expect(shown).not.toMatch(ALWAYS_HIDDEN);
      expect(shown).not.toMatch(STRAY);
      expect(visibleText(shown)).toBe(shown);
      const seen = (each: string): string => each.replace(/[\p{C}\p{DI}\p{Z}\ufffd]/gu, "");
      expect(seen(shown)).toBe(seen(hostile));
      expect(Array.from(shown).length).toBe(Array.from(hostile).length);
    }),
  );
});
