/**
 * The classes that have a page of their own, in the order in which the toolkit's folders export
 * them (board, action, player, game-manager, components). The order of the sidebar comes from here.
 */
export const TOOLKIT_CLASSES = [
  "GameElement",
  "ElementCollection",
  "Space",
  "Piece",
  "Stack",
  "AdjacencySpace",
  "ConnectedSpaceMap",
  "FixedGrid",
  "SquareGrid",
  "HexGrid",
  "PieceGrid",
  "Game",
  "Action",
  "Player",
  "PlayerCollection",
  "GameManager",
  "D6",
] as const;
