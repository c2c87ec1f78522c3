import { UNLIKE_GAME_IDS } from "./gameIds";
import { fingerOf, mouseOf } from "./play/pointer";
import { PlaywrightGame } from "./play/PlaywrightGame";
import { playToTheEnd } from "./play/playToTheEnd";
import { PointerHands } from "./play/PointerHands";
import { test } from "./site";

// A step that hangs is an error; only a whole game takes long.
test.use({ actionTimeout: 20_000 });

test.describe("somebody who does not know the rules, with a mouse", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test("plays garden-row to its end @core", async ({ page, faults }) => {
    const game = new PlaywrightGame(page);
    const hands = new PointerHands(game, mouseOf(page));
    await playToTheEnd(page, "garden-row", { game, hands, faults });
  });
});

test.describe("somebody who does not know the rules, on a phone @touch", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // The toolkit checks the user agent for a phone: controls are larger there.
    userAgent:
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  });
  for (const id of UNLIKE_GAME_IDS) {
    test(`plays ${id} to its end`, async ({ page, faults }) => {
      const game = new PlaywrightGame(page);
      const hands = new PointerHands(game, await fingerOf(page));
      await playToTheEnd(page, id, { game, hands, faults });
    });
  }
});
