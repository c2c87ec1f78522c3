import { expect, test } from "vitest";
import type { SettingForms } from "../../../../shared/contracts/gameBundle";
import { findStrangeSetting } from "./linkedSettings";

const FORMS: SettingForms = {
  size: { kind: "number", min: 3, max: 6 },
  map: { kind: "choice", values: ["small", "large"] },
  again: { kind: "choice", values: [true, false] },
  theme: { kind: "text" },
};

test.each([[{}], [{ size: 3 }], [{ size: 6, map: "large", again: false, theme: "" }]])(
  "%j is what a lobby can offer",
  (settings) => expect(findStrangeSetting(settings, FORMS)).toBeUndefined(),
);

test.each([
  [{ size: 1e9 }, "The link sets “size” to 1000000000, but it must be a whole number from 3 to 6."],
  [{ size: 2 }, "“size” to 2,"],
  [{ size: 3.5 }, "“size” to 3.5,"],
  [{ size: "4" }, '“size” to "4",'],
  [{ size: 3, map: "huge" }, '“map” to "huge", but it must be small or large.'],
  [{ again: 1 }, "“again” to 1, but it must be true or false."],
  [{ theme: 7 }, "“theme” to 7, but it must be a text."],
  [{ map: "x".repeat(900) }, "…, but it must be small or large."],
  [{ depth: 1 }, "The link sets “depth”, which is no setting of this game."],
  [{ toString: 1 }, "The link sets “toString”, which is no setting"],
])("%j is refused, and the sentence says what is valid", (settings, sentence) =>
  expect(findStrangeSetting(settings as never, FORMS)).toContain(sentence),
);
