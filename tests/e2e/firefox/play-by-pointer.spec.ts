import { UNLIKE_GAME_IDS } from "../gameIds";
import { mouseOf } from "../play/pointer";
import { PlaywrightGame } from "../play/PlaywrightGame";
import { playToTheEnd } from "../play/playToTheEnd";
import { PointerHands } from "../play/PointerHands";
import { test } from "../site";

// A step that hangs is an error; only a whole game takes long.
test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 800 } });

for (const id of UNLIKE_GAME_IDS)
  test(`somebody who does not know the rules plays ${id} to its end with a mouse`, async ({
    page,
    faults,
  }) => {
    const game = new PlaywrightGame(page);
    const hands = new PointerHands(game, mouseOf(page));
    await playToTheEnd(page, id, { game, hands, faults });
  });
