import { GAME_IDS, UNLIKE_GAME_IDS } from "./gameIds";
import { KeyboardHands } from "./play/KeyboardHands";
import { PlaywrightGame } from "./play/PlaywrightGame";
import { playToTheEnd } from "./play/playToTheEnd";
import { test } from "./site";

// A step that hangs is an error; only a whole game takes long.
test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 800 } });

for (const id of GAME_IDS) {
  const tag = UNLIKE_GAME_IDS.includes(id) ? "" : " @once";
  test(`somebody who does not know the rules plays ${id} to its end by keyboard${tag}`, async ({
    page,
    faults,
  }) => {
    const game = new PlaywrightGame(page);
    await playToTheEnd(page, id, { game, hands: new KeyboardHands(page), faults });
  });
}
