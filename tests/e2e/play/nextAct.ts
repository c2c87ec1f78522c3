/**
 * Where a player would click next to make a recorded move, as the table of a seat now shows it. Runs in
 * the seat's frame, so it must not use anything outside itself. It reads what React and the toolkit hold
 * to find the node of an element; it acts on nothing.
 */

/** A recorded move of one element, and whether the element has already been clicked. */
export interface WantedMove {
  /** The element: `$el[0/0/4]`. */
  readonly element: string;
  readonly isDone: boolean;
}

/** One click; coordinates in px of the frame's viewport. */
export interface Act {
  readonly x: number;
  readonly y: number;
  /** Whether the click hits the element, and not what covers it. */
  readonly isMove: boolean;
  /** What is clicked, for messages. */
  readonly what: string;
  /** Changes when the table has received an update: a click before it may have been dropped. */
  readonly sequence: number;
}

interface Fiber {
  readonly memoizedProps: {
    readonly render?: { readonly element: { branch(): string }; readonly proxy?: unknown };
    readonly onSelectElement?: unknown;
  } | null;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** See the top of this file. */
export async function nextAct({ element, isDone }: WantedMove): Promise<Act | undefined> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

  const sequence = (): number =>
    (window as unknown as { game?: { _ctx: { gameManager: { sequence: number } } } }).game?._ctx
      .gameManager.sequence ?? -1;

  const hostOf = (fiber: Fiber | null): HTMLElement | undefined => {
    if (!fiber) return undefined;
    return fiber.stateNode instanceof HTMLElement ? fiber.stateNode : hostOf(fiber.child);
  };

  /** The node of the wanted element, as React currently holds it. */
  const findNode = (fiber: Fiber | null): Element | undefined => {
    if (!fiber) return undefined;
    const { render, onSelectElement } = fiber.memoizedProps ?? {};
    if (render && onSelectElement && render.proxy === undefined) {
      if (`$el[${render.element.branch()}]` === element)
        return hostOf(fiber)?.firstElementChild ?? undefined;
    }
    return findNode(fiber.child) ?? findNode(fiber.sibling);
  };

  const readNode = (): Element | undefined => {
    const root = document.getElementById("root") as unknown as Record<string, Fiber> | null;
    const key = root && Object.keys(root).find((each) => each.startsWith("__reactContainer$"));
    const container = root && key ? root[key] : undefined;
    const state = container?.stateNode as { current: Fiber } | undefined;
    return findNode(state?.current ?? null);
  };

  /** A point at which a click hits the node and nothing clickable within it. */
  const pointOn = (node: Element): { x: number; y: number } | undefined => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.04, 0.96];
    for (const down of steps) {
      for (const right of steps) {
        const [x, y] = [left + right * width, top + down * height];
        const hit = document.elementFromPoint(x, y);
        if (!hit || !node.contains(hit)) continue;
        if (!node.classList.contains("clickable") || hit.closest(".clickable") === node)
          return { x, y };
      }
    }
    return undefined;
  };

  /** Whether the node is on its way to another place. */
  const isMoving = (node: Element): boolean =>
    document.getAnimations().some(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isFinite = effect?.getComputedTiming().iterations !== Infinity;
      return playState === "running" && isFinite && target?.contains(node);
    });

  const find = (): Omit<Act, "sequence"> | undefined => {
    const overlay = document.querySelector("#announcement-overlay");
    const wanted = isDone ? undefined : readNode();
    const node = overlay ?? (wanted?.classList.contains("clickable") ? wanted : undefined);
    const point = node && !isMoving(node) ? pointOn(node) : undefined;
    return point && { ...point, isMove: !overlay, what: overlay ? "announcement" : element };
  };

  // Moving elements are not clicked: two frames agree on the position.
  const before = find();
  if (!before) return undefined;
  await frame();
  await frame();
  const act = find();
  if (act?.x !== before.x || act.y !== before.y || act.what !== before.what) return undefined;
  return { ...act, sequence: sequence() };
}
