import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseMessages } from "../../node/content/fields/entryList";
import { UI_FAULTS, checkOptions } from "./uiFaults";

const setup = (): void => undefined;
/** A game to which a layout has given these places for questions. */
const gameWith = (stepLayouts: object) => ({ _ui: { stepLayouts } }) as never;
const check = (options: unknown, isMobile = false) => checkOptions(setup, options, isMobile);

describe("what ui.tsx leaves out is named", () => {
  test.each<[string, () => unknown, string]>([
    [
      "an announcement",
      () => check({}).announcements?.["intro"]?.(gameWith({})),
      'ui.tsx has no announcement "intro". Add it to the announcements of render(). See /ui/information.',
    ],
    [
      "an announcement that is no function",
      () => check({ announcements: { intro: "text" } }).announcements?.["intro"]?.(gameWith({})),
      'ui.tsx has no announcement "intro".',
    ],
    [
      "a game",
      () => checkOptions(undefined, {}, false),
      "was not given a game. game.ts must export",
    ],
    ["options", () => check(undefined), "was not given options. Write render(setup, {})."],
    ["a layout", () => check({ layout: {} }), "The layout in ui.tsx is not a function."],
    ["sizes as before 0.2", () => check({ boardSizes: () => "a" }), "are not a list of sizes."],
    ["no size", () => check({ boardSizes: [] }), "are not a list of sizes."],
    [
      "a ratio",
      () => check({ boardSizes: [{ name: "a" }] }),
      'The board size "a" in ui.tsx has no',
    ],
    [
      "a size for this device",
      () => check({ boardSizes: [{ name: "a", aspectRatio: 1, mobile: true }] }),
      "No board size in ui.tsx is for this device.",
    ],
    [
      "pages as an object",
      () => check({ infoModals: { rules: 1 } }).infoModals?.filter(Boolean),
      "The infoModals in ui.tsx are not a list.",
    ],
    [
      "what a page shows",
      () => check({ infoModals: [{ title: "Rules" }] }).infoModals?.[0]?.modal(gameWith({})),
      'The info page "Rules" in ui.tsx has no modal function.',
    ],
    ...(
      [
        ["action:sow", 'layoutAction("sow")'],
        ["step:turn", 'layoutStep("turn")'],
        ["*", "layoutControls()"],
      ] as const
    ).map(([place, call]): [string, () => unknown, string] => [
      call,
      () => {
        const attributes = Object.freeze({ element: undefined });
        const places: Record<string, { element?: unknown }> = {
          [place]: attributes,
          z: attributes,
        };
        const { layout } = check({ layout: () => undefined });
        layout?.(gameWith(places), {} as never, "a");
        return places[place]?.element;
      },
      `${call} in ui.tsx was given no element.`,
    ]),
  ])("%s", (_, use, message) => expect(use).toThrow(message));

  test("and the rest is as the author gave it", () => {
    const intro = () => null;
    const modal = { title: "Rules", modal: () => null };
    const boardSizes = [{ name: "a", aspectRatio: 1, mobile: true }];
    const options = check({ announcements: { intro }, infoModals: [modal], boardSizes }, true);
    expect(options.announcements?.["intro"]).toBe(intro);
    expect(options.infoModals).toEqual([modal]);
    expect(options.boardSizes).toBe(boardSizes);
    const places = { "action:sow": { element: {} } };
    check({ layout: () => undefined }).layout?.(gameWith(places), {} as never, "a");
    expect(places["action:sow"].element).toEqual({});
  });
});

test("the page of messages explains each of them, and no others of the player", () => {
  const file = "content/api/messages.yml";
  const { entries } = parseMessages(readFileSync(file, "utf8"), file);
  const listed = entries.filter(({ topic }) => topic === "Player on this site");
  expect(listed.map(({ message }) => message).sort()).toEqual(Object.values(UI_FAULTS).sort());
});
