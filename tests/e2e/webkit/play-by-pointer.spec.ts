import { UNLIKE_GAME_IDS } from "../gameIds";
import { PointerHands } from "../play/PointerHands";
import { playAsStranger, readFacts } from "../play/playToTheEnd";
import { button, click, hideFrameFocus, test } from "./driver";
import { mouseOf, playEverySeat, WebKitGame } from "./WebKitGame";

for (const id of UNLIKE_GAME_IDS)
  test(`somebody who does not know the rules plays ${id} to its end with a mouse`, async ({
    driver,
    open,
  }) => {
    test.setTimeout(15 * 60_000);
    await open(`/examples/${id}`);
    await hideFrameFocus(driver);
    await click(driver, button(`Play ${readFacts(id).title}`));
    await playEverySeat(driver);
    const game = new WebKitGame(driver);
    await playAsStranger(id, { game, hands: new PointerHands(game, mouseOf(driver)) });
  });
