import { expect, test } from "vitest";
import { readShortcutKey } from "./keys";

/** The shortcut's key that a key press means. */
function read(key: string, code: string, modifier?: string): string {
  return readShortcutKey({ key, code, getModifierState: (asked) => asked === modifier });
}

test.each([
  ["US", "k", "KeyK", "k"],
  ["US with Shift or Caps Lock", "K", "KeyK", "k"],
  ["Russian", "л", "KeyK", "k"],
  ["Russian with Shift", "Л", "KeyK", "k"],
  ["Greek", "κ", "KeyK", "k"],
  ["Hebrew", "ל", "KeyK", "k"],
  ["Arabic", "ن", "KeyK", "k"],
  ["Arabic, two characters", "لا", "KeyB", "b"],
  ["Armenian", "կ", "KeyK", "k"],
  ["Georgian", "კ", "KeyK", "k"],
  ["Thai", "า", "KeyK", "k"],
  ["Thai, a combining mark", "ั", "KeyY", "y"],
  ["Hindi", "क", "KeyK", "k"],
  ["Korean", "ㅏ", "KeyK", "k"],
  ["Russian S", "ы", "KeyS", "s"],
  ["Greek Z", "ζ", "KeyZ", "z"],
])("a layout that is not Latin has the letters of the US layout: %s", (_, key, code, letter) => {
  expect(read(key, code)).toBe(letter);
});

test.each([
  ["Dvorak K", "k", "KeyV", "k"],
  ["Dvorak, at the K of the US layout", "t", "KeyK", "t"],
  ["Dvorak, at Z", ";", "KeyZ", ";"],
  ["AZERTY Z", "z", "KeyW", "z"],
  ["AZERTY, at Z", "w", "KeyZ", "w"],
  ["QWERTZ Z", "z", "KeyY", "z"],
  ["bépo, at Z", "à", "KeyZ", "à"],
  ["bépo, at K", "s", "KeyK", "s"],
  ["Turkish F, at S", "i", "KeyS", "i"],
  ["Turkish F, at R", "ı", "KeyR", "ı"],
  ["Turkish Q, at I with Shift", "İ", "KeyI", "i̇"],
  ["Hebrew, at Q", "/", "KeyQ", "/"],
  ["Greek, at Q", ";", "KeyQ", ";"],
])("what types Latin or ASCII is what is printed on the key: %s", (_, key, code, letter) => {
  expect(read(key, code)).toBe(letter);
});

test.each([
  ["slash with Shift, German", "/", "Digit7", "/"],
  ["slash, Russian", "/", "Backslash", "/"],
  ["the place of the slash, Arabic", "ظ", "Slash", "ظ"],
  ["the place of a comma, Russian", "б", "Comma", "б"],
  ["a named key", "ArrowDown", "ArrowDown", "arrowdown"],
  ["a dead key", "Dead", "KeyK", "dead"],
  ["a key without a place", "л", "", "л"],
])("only letters have a place: %s", (_, key, code, letter) => {
  expect(read(key, code)).toBe(letter);
});

test("what AltGr types is no letter of a shortcut", () => {
  expect(read("κ", "KeyK", "AltGraph")).toBe("κ");
  expect(read("₽", "KeyK", "AltGraph")).toBe("₽");
});
