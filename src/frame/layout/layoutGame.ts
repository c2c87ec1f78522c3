import { toFrameSize } from "../../shared/layout/layoutFigure";
import { isGrid, type LayoutAttributes, type LayoutSpec } from "../../shared/layout/layoutSpec";
import {
  HexGrid,
  Piece,
  Space,
  SquareGrid,
  Stack,
  applyLayouts,
  setUpGame,
  type ToolkitGame,
  type ToolkitSpace,
} from "./toolkit";

/** Its name seeds `haphazardly`. */
const SPACE_NAME = "hand";

function createSpace({ space, pieces }: LayoutSpec, game: ToolkitGame): ToolkitSpace {
  if (isGrid(space)) {
    const { kind, ...size } = space;
    return game.create(kind === "HexGrid" ? HexGrid : SquareGrid, SPACE_NAME, size);
  }
  const created = game.create(space ? Stack : Space, SPACE_NAME);
  created.createMany(pieces, Piece, "card");
  return created;
}

/** A game with only one space and its pieces. */
export function createLayoutGame(spec: LayoutSpec) {
  const { manager, made: space } = setUpGame(["1"], (game) => createSpace(spec, game));
  const { game } = manager;
  const size = toFrameSize(spec.board);
  game.setBoardSize({ name: "_default", aspectRatio: spec.board, frame: size, screen: size });
  const kind = isGrid(spec.space) ? Space : Piece;
  return {
    /** In the order of the space, including those that have left. */
    pieces: [...space.all(kind)],
    /** Lays the pieces out; `ratio` is their own aspect ratio. */
    layOut: (attributes: LayoutAttributes, ratio: number | undefined) => {
      const places = applyLayouts(game, () => {
        // Appearance and layouts have just been reset; attributes are changed in place.
        if (ratio !== undefined) space.all(kind).appearance({ aspectRatio: ratio });
        if (spec.space) space.configureLayout(structuredClone(attributes));
        else space.layout(Piece, structuredClone(attributes));
      });
      // Every space starts with a layout; here it has nothing left to place.
      return places.all[space._t.ref]?.layouts.at(-1);
    },
  };
}
