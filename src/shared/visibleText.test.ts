import { describe, expect, test } from "vitest";
import { HIDDEN_IN_CODE, visibleText } from "./visibleText";

describe("a text of others", () => {
  test.each([
    ["an override of the direction", "a\u202eb"],
    ["an embedding, an isolate, a mark", "a\u202ab"],
    ["an isolate", "a\u2066b"],
    ["a mark of the direction", "a\u200eb"],
    ["an Arabic mark of the direction", "a\u061cb"],
    ["a space without width", "a\u200bb"],
    ["a word joiner", "a\u2060b"],
    ["an invisible plus", "a\u2064b"],
    ["a byte order mark", "a\ufeffb"],
    ["a soft hyphen", "a\u00adb"],
    ["a filler that counts as a letter", "a\u3164b"],
    ["a tag", "a\u{e0041}b"],
    ["a variant of a letter", "a\ufe0fb"],
    ["a further variant of a letter", "a\u{e0100}b"],
    ["a joiner between letters that need none", "a\u200db"],
    ["a non-joiner between letters that need none", "a\u200cb"],
    ["an end of a text", "a\u0000b"],
    ["an escape", "a\u001bb"],
    ["a separator of paragraphs", "a\u2029b"],
  ])("shows %s as a sign", (_, text) => expect(visibleText(text)).toBe("a\ufffdb"));

  test.each([
    ["plain English\twith tabs\r\nand lines"],
    ["Öl, naïve, šachy, Ελλάδα, Ўзбек"],
    ["a family: 👩‍👩‍👧‍👦, a pirate: 🏴‍☠️, a rainbow: 🏳️‍🌈, a hand: 👋🏽, a judge: 🧑🏿‍⚖️"],
    ["❤️‍🔥 ☎︎ ©️ 1️⃣ #️⃣ 🇩🇪 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
    ["می‌خواهم"],
    ["क्‍ष and ന്‍ and ශ්‍රී"],
    ["葛\u{e0100}城, 日本語, 한국어, ภาษาไทย"],
    ["שלום, עולם"],
    ["\u0600١٢"],
  ])("keeps %s", (text) => expect(visibleText(text)).toBe(text));

  test("shows what is hidden beside and inside of what is kept", () => {
    expect(visibleText("👩\u200d\u200d👧")).toBe("👩\ufffd\ufffd👧");
    expect(visibleText("ی\u200c\u200c\u202eخ")).toBe("ی\u200c\ufffd\ufffdخ");
    expect(visibleText("\u061c\u200c")).toBe("\ufffd\ufffd");
    expect(visibleText("🏴\u{e0068}\u{e0069}")).toBe("🏴\ufffd\ufffd");
    expect(visibleText("字\u{e0100}\u{e0101}")).toBe("字\u{e0100}\ufffd");
  });

  test("leaves no character that Unicode calls ignorable, and only those of its format characters that are drawn", () => {
    const left: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      if (
        /[\p{Cc}\p{Cf}\p{DI}]/u.test(character) &&
        visibleText(`a${character}b`).includes(character)
      )
        left.push(code.toString(16));
    }
    const marks = ["600", "601", "602", "603", "604", "605", "6dd", "70f", "890", "891", "8e2"];
    expect(left).toEqual(["9", "a", "d", ...marks, "110bd", "110cd"]);
  });
});

test("an editor marks what hides in code, and leaves emoji and words alone", () => {
  const marked = (code: string) => [...code.matchAll(HIDDEN_IN_CODE)].length;
  expect(marked("const a\u200d = 1; // \u202a\u2068\u2060\u{e0041}")).toBe(5);
  expect(marked('const a = "👩‍👧 ❤️ می‌خواهم";\n\tb();')).toBe(0);
});
