import {
  formatValue,
  listAttributes,
  nameElement,
  seatOf,
  type BoardState,
  type ElementState,
} from "./boardState";

export interface BoardNode {
  /** Its place in the tree as the toolkit counts it: `0/2/1`; `1/…` for removed pieces. */
  readonly branch: string;
  readonly className: string;
  readonly name: string | undefined;
  readonly label: string;
  readonly attributes: readonly (readonly [string, string])[];
  /** The seat it belongs to, by its own or a container's `player`. */
  readonly owner: number | undefined;
  readonly children: readonly BoardNode[];
}

/** Attributes of an element that are shown. */
const MOST_ATTRIBUTES = 100;

function buildNode(
  element: ElementState,
  branch: string,
  inherited: number | undefined,
): BoardNode {
  const { player } = element;
  // Elements inside of what a seat owns belong to it, too.
  const owner = (typeof player === "string" ? seatOf(player) : undefined) ?? inherited;
  return {
    branch,
    className: element.className,
    name: element.name,
    label: nameElement(element),
    attributes: listAttributes(element)
      .slice(0, MOST_ATTRIBUTES)
      .map(([key, value]) => [key, formatValue(value)]),
    owner,
    children: (element.children ?? []).map((child, index) =>
      buildNode(child, `${branch}/${String(index)}`, owner),
    ),
  };
}

/** The tree of a board. The pile is a second root, and only there when something has been removed. */
export function buildBoardTree({ game, pile }: BoardState): BoardNode[] {
  const root = buildNode(game, "0", undefined);
  if (pile.length === 0) return [root];
  const removed = buildNode({ className: "", children: pile }, "1", undefined);
  return [root, { ...removed, label: "Removed pieces" }];
}

/** All elements below and including some nodes, from top to bottom as they are shown. */
export function flattenTree(nodes: readonly BoardNode[]): BoardNode[] {
  const found: BoardNode[] = [];
  const collect = (node: BoardNode): void => {
    found.push(node);
    node.children.forEach(collect);
  };
  nodes.forEach(collect);
  return found;
}

/** The branches of an element's containers, outermost first: of `0/2/1` these are `0` and `0/2`. */
export function containersOf(branch: string): string[] {
  const containers: string[] = [];
  for (let end = branch.indexOf("/"); end >= 0; end = branch.indexOf("/", end + 1))
    containers.push(branch.slice(0, end));
  return containers;
}
