import type { ToolkitObject } from "../games/toolkitMoves";

/** An element of a game as the toolkit keeps it, reduced to what is read here. */
export interface BoardElement extends ToolkitObject {
  branch(): string;
  /** The words a game gives it, else its name, else the name of its class. */
  toString(): string;
  isVisible(): boolean;
  attributeList(): Readonly<Record<string, unknown>>;
  readonly name?: unknown;
  readonly row?: number | undefined;
  readonly column?: number | undefined;
  readonly owner?: { readonly name: string } | undefined;
  readonly game: BoardElement;
  readonly _t: {
    readonly parent?: BoardElement | undefined;
    readonly children: readonly BoardElement[];
  };
}

interface Fiber {
  readonly return: Fiber | null;
  readonly memoizedProps: {
    readonly render?: { readonly element?: unknown; readonly proxy?: unknown };
  } | null;
}

/**
 * The element that a node of the toolkit's UI shows; React keeps it on the node. `undefined` for a node
 * that shows none, and for the copy that the toolkit leaves behind while an element moves.
 */
export function elementAt(node: Element): BoardElement | undefined {
  const key = Object.keys(node).find((name) => name.startsWith("__reactFiber$"));
  if (key === undefined) return undefined;
  let fiber: Fiber | null = (node as unknown as Record<string, Fiber>)[key] ?? null;
  while (fiber && !fiber.memoizedProps?.render) fiber = fiber.return;
  const render = fiber?.memoizedProps?.render;
  return render?.proxy === undefined ? (render?.element as BoardElement | undefined) : undefined;
}
