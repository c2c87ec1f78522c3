import { toFrameSize } from "../../shared/layout/frameSize";
import { isGrid, type LayoutAttributes, type LayoutSpec } from "../../shared/layout/layoutSpec";
import { toolkit, type ToolkitLayout, type ToolkitPiece, type ToolkitSpace } from "./toolkit";

const { Game, HexGrid, Piece, Player, Space, SquareGrid, Stack, applyLayouts, createGame } =
  toolkit;

/** A game with only one space and its pieces. */
export interface LayoutGame {
  /** In the order of the space, including those that have left. */
  readonly pieces: readonly ToolkitPiece[];
  /** Lays the pieces out; `ratio` is their own aspect ratio. */
  readonly layOut: (
    attributes: LayoutAttributes,
    ratio: number | undefined,
  ) => ToolkitLayout | undefined;
}

type Create = (type: Parameters<ToolkitSpace["all"]>[0], options?: object) => ToolkitSpace;

function createSpace({ space, pieces }: LayoutSpec, create: Create): ToolkitSpace {
  if (isGrid(space)) {
    const { kind, ...size } = space;
    return create(kind === "HexGrid" ? HexGrid : SquareGrid, size);
  }
  const created = create(space ? Stack : Space);
  created.createMany(pieces, Piece, "card");
  return created;
}

/** Makes the game that a spec describes. */
export function createLayoutGame(spec: LayoutSpec): LayoutGame | undefined {
  const spaces: ToolkitSpace[] = [];
  const setup = createGame(Player, Game, (game) => {
    // The name of the space seeds `haphazardly`.
    spaces.push(createSpace(spec, (type, options) => game.create(type, "hand", options)));
    game.defineFlow(() => undefined);
  });
  const player = { id: "1", name: "1", position: 1, color: "#000", host: true, avatar: "" };
  const { game } = setup({ players: [player], settings: {} }, { rseed: "1" });
  const size = toFrameSize(spec.board);
  game.setBoardSize({ name: "_default", aspectRatio: spec.board, frame: size, screen: size });
  const [hand] = spaces;
  if (!hand) return undefined;
  const kind = isGrid(spec.space) ? Space : Piece;
  return {
    pieces: [...hand.all(kind)],
    layOut: (attributes, ratio) => {
      const places = applyLayouts(game, () => {
        // Appearance and layouts have just been reset; attributes are changed in place.
        if (ratio !== undefined) hand.all(kind).appearance({ aspectRatio: ratio });
        if (spec.space) hand.configureLayout(structuredClone(attributes));
        else hand.layout(Piece, structuredClone(attributes));
      });
      // Every space starts with a layout; here it has nothing left to place.
      return places.all[hand._t.ref]?.layouts.at(-1);
    },
  };
}
