import { describe, expect, test } from "vitest";
import type { ShownScreen } from "./context";
import { listMessages, renderBody } from "./testPage";

const words = { alt: "The flow & the actions.", caption: "Of <Snake Eyes>" };
const picture = { light: "/o.light.avif", dark: "/o.dark.avif", width: 560, height: 400 };
const screens = () =>
  new Map<string, ShownScreen>([
    ["debug-overlay", { ...words, picture }],
    ["lobby", words],
  ]);

describe("<Screen>", () => {
  test("is a figure with the picture of each theme, its words, and a button for narrow windows", () => {
    const size = 'width="560" height="400" alt="The flow &amp; the actions." loading="lazy"';
    expect(renderBody('<Screen name="debug-overlay" />', { screens })).toBe(
      '<figure class="screen diagram"><div>' +
        `<img class="only-light" src="/o.light.avif" ${size} decoding="async">` +
        `<img class="only-dark" src="/o.dark.avif" ${size} decoding="async">` +
        '<button type="button" class="enlarge" data-narrow aria-label="Enlarge the picture">Enlarge</button>' +
        "</div><figcaption>Of &lt;Snake Eyes&gt;</figcaption></figure>",
    );
  });

  test.each(
    Object.entries({
      '<Screen name="debug-overly" />':
        '6: there is no screen "debug-overly".\n  Valid: debug-overlay, lobby.\n' +
        '  Fix: write name="debug-overlay".',
      'x\n\n<Screen name="log" />':
        '8: there is no screen "log".\n  Valid: debug-overlay, lobby.\n' +
        "  Fix: name a screen of content/screens.yml, or add one there.",
      "<Screen />":
        "6: <Screen> has no name.\n  Valid: debug-overlay, lobby.\n" +
        "  Fix: name a screen of content/screens.yml, or add one there.",
      '<Screen name="lobby" />':
        '6: the screen "lobby" has no picture yet.\n' +
        "  Fix: run `npm run make pictures` and commit what it writes.",
      '<Screen name="debug-overlay">\n\nx\n\n</Screen>':
        "6: <Screen> cannot hold anything.\n  Fix: write <Screen />.",
      '<Screen name="debug-overlay" move="3" />':
        '6: <Screen> has no attribute "move".\n  Valid: name.\n  Fix: remove it.',
    }),
  )("names what exists and how to get it: %j", (body, message) =>
    expect(listMessages(body, { screens })).toEqual([message]),
  );
});
