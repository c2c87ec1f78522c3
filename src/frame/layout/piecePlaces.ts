import type { Box, LayoutSpec } from "../../lib/layout/layoutSpec";
import { toFrameSize } from "../../lib/layout/frameSize";
import { toolkit, type ToolkitSpace } from "./toolkit";

const { Game, Piece, Player, Space, applyLayouts, createGame } = toolkit;

/** Where a piece lies, in % of the board. */
export type PiecePlace = Box & { readonly rotation?: number };

/** The toolkit leaves its list of named elements in a global; puts back what was there before. */
function withoutGlobal<Value>(run: () => Value): Value {
  const before = Reflect.getOwnPropertyDescriptor(globalThis, "$");
  try {
    return run();
  } finally {
    if (before) Reflect.defineProperty(globalThis, "$", before);
    else Reflect.deleteProperty(globalThis, "$");
  }
}

/** One place per piece in the order of creation; `undefined` for a piece that is not shown. */
export function readPiecePlaces(spec: LayoutSpec): (PiecePlace | undefined)[] {
  return withoutGlobal(() => {
    const spaces: ToolkitSpace[] = [];
    const setup = createGame(Player, Game, (game) => {
      // The name of the space seeds `haphazardly`.
      const hand = game.create(Space, "hand");
      hand.createMany(spec.pieces, Piece, "card");
      spaces.push(hand);
      game.defineFlow(() => undefined);
    });
    const player = { id: "1", name: "1", position: 1, color: "#000", host: true, avatar: "" };
    const { game } = setup({ players: [player], settings: {} }, { rseed: "1" });
    const size = toFrameSize(spec.board);
    game.setBoardSize({ name: "_default", aspectRatio: spec.board, frame: size, screen: size });
    const [hand] = spaces;
    if (!hand) return [];
    const places = applyLayouts(game, () => {
      // Appearance and layouts have been reset just before; attributes are changed in place.
      if (spec.aspectRatio !== undefined) {
        hand.all(Piece).appearance({ aspectRatio: spec.aspectRatio });
      }
      hand.layout(Piece, structuredClone(spec.attributes));
    });
    return [...hand.all(Piece)].map((piece) => places.all[piece._t.ref]?.relPos);
  });
}
