import { findSpot } from "../fields/spots";
import type { CardPictures } from "../mdx/context";
import { spotAddresses } from "../../../shared/contracts/spot";
import { pictureName, type PlacedGame } from "./games";
import { staticFileSize } from "./staticFiles";

/** The small drawing of the page at an address, or of its section, of those in `static/spots`. */
export function findPageSpot(address: string): string | undefined {
  return findSpot(address, (name) => staticFileSize(spotAddresses(name).light) !== undefined);
}

/** The pictures of cards, by the address that a card leads to. */
export function createCardPictures(games: () => ReadonlyMap<string, PlacedGame>): CardPictures {
  return {
    poster: (href) => {
      const [, game = ""] = /^\/examples\/([\w-]+)(?:#|$)/.exec(href) ?? [];
      const found = games().get(game);
      return found && !found.isDraft ? pictureName({ game, move: found.tellingMove }) : undefined;
    },
    spot: findPageSpot,
  };
}
