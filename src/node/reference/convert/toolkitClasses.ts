import { findNearest, listNearest, type Problem } from "../../../shared/problem";
import { childrenOf } from "./reflections";
import { Kind, type ToolkitModel } from "./typedocProject";

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

/** Where they are listed. */
const FILE = "src/node/reference/convert/toolkitClasses.ts";

/** Checks that every class that has a page is in the toolkit, as a class. */
export function checkClasses(
  { project, packageName, version }: Pick<ToolkitModel, "project" | "packageName" | "version">,
  classNames: readonly string[],
): Problem[] {
  const present = childrenOf(project).flatMap(({ kind, name }) =>
    kind === Kind.Class ? [name] : [],
  );
  return classNames
    .filter((name) => !present.includes(name))
    .map((name) => {
      const nearest = findNearest(name, present);
      const rename = nearest === undefined ? "remove it" : `write "${nearest}"`;
      return {
        file: FILE,
        what: `${packageName} ${version} has no class "${name}", or TypeDoc does not see it as one.`,
        valid: listNearest(name, present),
        fix: `${rename}, or export it in src/node/reference/typedoc/entryFile.ts.`,
      };
    });
}
