import { expect, test } from "vitest";
import { cardPath } from "./cardAddress";

test.each([
  ["/", "/cards/index.png"],
  ["/faq", "/cards/faq.png"],
  ["/game/actions", "/cards/game/actions.png"],
  ["/api/classes/D6", "/cards/api/classes/D6.png"],
])("the card of %s is %s", (route, address) => {
  expect(cardPath(route)).toBe(address);
});
