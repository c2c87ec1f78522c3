/**
 * What a player would do next to make a recorded move, as the table of a seat now shows it. Runs in the
 * seat's frame, so it must not use anything from outside of itself. It reads what React and the toolkit
 * hold to find the node of an element or the button of a choice; it acts on nothing.
 */

/** A recorded move, and what of it has been clicked already. */
export interface WantedMove {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Arguments that were given by a click. */
  readonly done: readonly string[];
}

/** One click, hover or text; coordinates in px of the frame's viewport. */
export interface Act {
  readonly kind: "click" | "hover" | "scroll" | "type";
  readonly x: number;
  readonly y: number;
  readonly text?: string;
  /** How far down a scroll goes, in px. */
  readonly by?: number;
  /** The argument that this act gives. */
  readonly gives?: string;
  /** What is clicked, for messages. */
  readonly what: string;
  /** Changes when the table has taken an update: half-made moves are forgotten then. */
  readonly sequence: number;
}

interface Element_ {
  readonly branch: () => string;
  readonly column?: number;
  readonly row?: number;
  readonly rotation?: number;
  readonly _t: { readonly parent?: Element_ };
  readonly _sizeNeededFor: (piece: Element_) => { width: number; height: number };
}

interface Grid {
  readonly anchor: { x: number; y: number };
  readonly origin: { column: number; row: number };
  readonly offsetColumn: { x: number };
  readonly offsetRow: { y: number };
}

interface Render {
  readonly element: Element_;
  readonly proxy?: unknown;
  readonly layouts: readonly { area: { left: number; top: number }; grid?: Grid }[];
}

interface Choice {
  readonly choice: unknown;
}

interface Fiber {
  readonly memoizedProps: {
    readonly render?: Render;
    readonly onSelectElement?: unknown;
    readonly selection?: { readonly name: string; readonly resolvedChoices?: readonly Choice[] };
    readonly stepName?: string;
    readonly move?: { readonly name: string; readonly selections: readonly { name: string }[] };
  } | null;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** See the head of this file. */
export async function nextAct({ name, args, done }: WantedMove): Promise<Act | undefined> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

  const sequence = (): number =>
    (window as unknown as { game?: { _ctx: { gameManager: { sequence: number } } } }).game?._ctx
      .gameManager.sequence ?? -1;

  /** Elements and selections as React holds them now. */
  const readTree = () => {
    const renders: { render: Render; node: HTMLElement }[] = [];
    const selections: { name: string; choices: readonly Choice[]; node: HTMLElement }[] = [];
    const hostOf = (fiber: Fiber | null): HTMLElement | undefined => {
      if (!fiber) return undefined;
      return fiber.stateNode instanceof HTMLElement ? fiber.stateNode : hostOf(fiber.child);
    };
    const pending = new Set<string>();
    const visit = (fiber: Fiber): void => {
      const props = fiber.memoizedProps;
      if (props?.stepName !== undefined && props.move?.name === name)
        for (const selection of props.move.selections) pending.add(selection.name);
      const host = hostOf(fiber);
      if (host && props?.render && props.onSelectElement && props.render.proxy === undefined) {
        const node = host.firstElementChild;
        if (node instanceof HTMLElement) renders.push({ render: props.render, node });
      }
      if (host && props?.selection && !(fiber.stateNode instanceof HTMLElement)) {
        const { name: selection, resolvedChoices = [] } = props.selection;
        selections.push({ name: selection, choices: resolvedChoices, node: host });
      }
      if (fiber.child) visit(fiber.child);
      if (fiber.sibling) visit(fiber.sibling);
    };
    const root = document.getElementById("root") as unknown as Record<string, Fiber> | null;
    const key = root && Object.keys(root).find((each) => each.startsWith("__reactContainer$"));
    const container = root && key ? root[key] : undefined;
    const state = container?.stateNode as { current: Fiber } | undefined;
    if (state) visit(state.current);
    return { renders, selections, pending };
  };

  const code = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if ("branch" in value) return `$el[${(value as Element_).branch()}]`;
    return "position" in value ? `$p[${String(value.position)}]` : value;
  };

  /** A point at which a click reaches the node and nothing clickable within it. */
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

  const click = (node: Element | null | undefined, what: string, gives?: string) => {
    if (node && isMoving(node)) return undefined;
    const point = node && pointOn(node);
    if (node && !point) {
      const { top, height } = node.getBoundingClientRect();
      const middle = top + height / 2;
      const [x, y] = [innerWidth / 2, innerHeight / 2];
      if (height > 0 && (middle < 0 || middle > innerHeight))
        return { kind: "scroll" as const, x, y, by: middle - y, what: `scroll to ${what}` };
    }
    return point
      ? { kind: "click" as const, ...point, what, ...(gives !== undefined && { gives }) }
      : undefined;
  };

  const find = (): Omit<Act, "sequence"> | undefined => {
    const overlay = document.querySelector("#announcement-overlay");
    if (overlay) return click(overlay, "announcement");
    const { renders, selections, pending } = readTree();
    const nodeOf = (value: unknown): HTMLElement | undefined =>
      renders.find(({ render }) => {
        try {
          return code(render.element) === value;
        } catch {
          // A piece that is being placed is not on the board.
          return false;
        }
      })?.node;
    const forms = [
      ...document.querySelectorAll<HTMLFormElement>(".player-controls:not(.fade-out) form"),
    ].filter(({ id }) => id === name);
    const inForm = (selector: string): Element | undefined =>
      forms.map((form) => form.querySelector(selector)).find((node) => node !== null) ?? undefined;

    const place = (): Omit<Act, "sequence"> | undefined => {
      const wrapper = document.querySelector(".placing");
      const piece = renders.find(({ node }) => node.parentElement === wrapper);
      const target = args["__placement__"];
      if (!wrapper || !piece || !Array.isArray(target)) return undefined;
      const [column, row, rotation = 0] = target as [number, number, number?];
      const { element } = piece.render;
      const into = renders.find(({ render }) => render.element === element._t.parent);
      const layout = into?.render.layouts[0];
      if (!into || !layout?.grid) return undefined;
      const turn = ((((element.rotation ?? 0) - rotation) % 360) + 360) % 360;
      if (turn !== 0) return click(document.querySelector(".rotator .right"), "rotator");
      if (element.column === column && element.row === row) {
        const { left, top, width, height } = piece.node.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return { kind: "click", x, y, what: "placed piece" };
      }
      const size = into.render.element._sizeNeededFor(element);
      // The pointer pushes the piece by its nearer edge, and takes a new one by its middle.
      const aim = (from: number | undefined, to: number, length: number): number =>
        from === undefined ? to + length / 2 : from < to ? to + length - 0.5 : to + 0.5;
      const { area, grid } = layout;
      const rect = into.node.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const across = aim(element.column, column, size.width) - grid.origin.column;
      const down = aim(element.row, row, size.height) - grid.origin.row;
      const left = across * grid.offsetColumn.x + grid.anchor.x + area.left;
      const top = down * grid.offsetRow.y + grid.anchor.y + area.top;
      return {
        kind: "hover",
        x: rect.x + (left / 100) * rect.width,
        y: rect.y + (top / 100) * rect.height,
        what: `cell ${String(column)}, ${String(row)}`,
      };
    };

    const give = (key: string, value: unknown): Omit<Act, "sequence"> | undefined => {
      if (!pending.has(key)) return undefined;
      if (Array.isArray(value) && key !== "__placement__") {
        const rest = value
          .map(nodeOf)
          .filter((node) => node && !node.classList.contains("selected"));
        const node = rest.find((each) => each?.classList.contains("clickable"));
        return click(node, `${key} of several`);
      }
      const selection = selections.find((each) => each.name === key && each.choices.length > 0);
      const index = selection?.choices.findIndex(({ choice }) => code(choice) === value) ?? -1;
      const button = selection?.node.querySelectorAll(":scope > button")[index];
      if (button) return click(button, `choice ${String(value)} of ${key}`, key);
      const input = inForm(`input[name="${key}"]`);
      if (input instanceof HTMLInputElement) {
        if (input.value === String(value)) return undefined;
        const point = pointOn(input);
        return point && { kind: "type", ...point, text: String(value), what: `field ${key}` };
      }
      const node = nodeOf(value);
      if (node?.classList.contains("clickable")) {
        return click(node, `${key} ${String(value)}`, key);
      }
      return undefined;
    };

    /** Opens what holds an element that is wanted and cannot be clicked. */
    const open = (): Omit<Act, "sequence"> | undefined => {
      const wanted = Object.entries(args).flatMap(([key, value]) =>
        done.includes(key) || Array.isArray(value) || !String(value).startsWith("$el[")
          ? []
          : [String(value)],
      );
      const hidden = wanted.find((each) => {
        const node = nodeOf(each);
        return !node || (node.classList.contains("clickable") && !pointOn(node));
      });
      if (hidden === undefined) return undefined;
      // Its nearest ancestor on the board.
      let [branch = ""] = /[\d/]+/.exec(hidden) ?? [];
      do branch = branch.slice(0, branch.lastIndexOf("/"));
      while (branch.includes("/") && !nodeOf(`$el[${branch}]`));
      const closed = nodeOf(`$el[${branch}]`)?.querySelector(
        ".tabs-tab:not(.active), .drawer.closed > .drawer-tab:not(.multi), .popout-button",
      );
      return document.querySelector(".popout-modal") ? undefined : click(closed, "container");
    };

    // An element that several actions want asks which of them is meant.
    if (document.querySelector(".player-controls.disambiguate-board-selection:not(.fade-out)"))
      return click(inForm('button[name="submit"]'), `confirm ${name}`);
    const given = Object.entries(args).filter(([key]) => !done.includes(key));
    for (const [key, value] of given) {
      const act = key === "__placement__" ? place() : give(key, value);
      if (act) return act;
    }
    return (
      click(inForm('button[name="__action__"]'), `action ${name}`) ??
      click(inForm('button[name="submit"], button[name="__confirm__"]'), `confirm ${name}`) ??
      open()
    );
  };

  // What moves is not clicked: two frames agree on the place.
  const before = find();
  if (!before) return undefined;
  await frame();
  await frame();
  const act = find();
  if (act?.x !== before.x || act.y !== before.y || act.what !== before.what) return undefined;
  return { ...act, sequence: sequence() };
}
