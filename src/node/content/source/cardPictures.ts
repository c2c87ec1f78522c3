import path from "node:path";
import { findSpot } from "../fields/spots";
import type { CardPictures } from "../mdx/context";
import { spotAddresses } from "../../../shared/contracts/spot";
import { listPublishedGameIds, posterName } from "./games";
import { staticFileSize } from "./staticFiles";

/** The small drawing of the page at an address, or of its section, of those in `static/spots`. */
export function findPageSpot(address: string): string | undefined {
  return findSpot(address, (name) => staticFileSize(spotAddresses(name).light) !== undefined);
}

/** The pictures of cards, by the address that a card leads to. */
export function createCardPictures(contentPath: string): CardPictures {
  return {
    poster: (href) => {
      const [, game] = /^\/examples\/([\w-]+)(?:#|$)/.exec(href) ?? [];
      if (game === undefined) return undefined;
      const isPublished = listPublishedGameIds(path.join(contentPath, "games")).includes(game);
      return isPublished ? posterName(contentPath, game) : undefined;
    },
    spot: findPageSpot,
  };
}
