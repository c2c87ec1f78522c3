import type { render } from "@boardzilla/core";
import { UI_FAULT } from "./faultText";

/**
 * What a `ui.tsx` gives to `render` without what the toolkit reads from it. The toolkit would fail somewhere in
 * its minified code; these messages say what is missing. `content/api/messages.yml` explains each of them, and
 * a test compares the two lists; "…" is filled in.
 */
export const UI_FAULTS = {
  noGame: "render() in ui.tsx was not given a game.",
  noOptions: "render() in ui.tsx was not given options.",
  layout: "The layout in ui.tsx is not a function.",
  sizes: "The boardSizes in ui.tsx are not a list of sizes.",
  ratio: 'The board size "…" in ui.tsx has no aspectRatio.',
  device: "No board size in ui.tsx is for this device.",
  element: "… in ui.tsx was given no element.",
  announcement: 'ui.tsx has no announcement "…".',
  modals: "The infoModals in ui.tsx are not a list.",
  modal: 'The info page "…" in ui.tsx has no modal function.',
} as const;

/** Where each is taught, and what to write. */
const FIXES: Readonly<Record<keyof typeof UI_FAULTS, string>> = {
  noGame: "game.ts must export createGame(…) by default. See /introduction/debugging.",
  noOptions: "Write render(setup, {}). See /ui/customizing-ui.",
  layout: "Write layout: (game, player, boardSize) => { … }. See /ui/customizing-ui.",
  sizes: 'Write boardSizes: [{ name: "square", aspectRatio: 1 }]. See /ui/panels#board-sizes.',
  ratio: "Write a number, or { min, max }. See /ui/panels#board-sizes.",
  device: "Leave out mobile and desktop in one of them. See /ui/panels#board-sizes.",
  element: "Check what the query for it finds. See /ui/panels#where-questions-appear.",
  announcement: "Add it to the announcements of render(). See /ui/information.",
  modals: "Write infoModals: [{ title, modal }]. See /ui/information.",
  modal: "Write modal: (game) => …. See /ui/information.",
};

/** Thrown in place of what the toolkit would throw; its message is whole sentences for readers. */
class UiFault extends Error {
  override readonly name = UI_FAULT;

  constructor(kind: keyof typeof UI_FAULTS, name = "") {
    super(`${UI_FAULTS[kind].replace("…", () => name)} ${FIXES[kind]}`);
  }
}

type Options = Parameters<typeof render>[1];
type Layout = NonNullable<Options["layout"]>;
type StepLayouts = Record<string, { readonly element?: unknown } | undefined>;

/** A function that fails when it is called, as late as the toolkit would. */
const failing = (kind: keyof typeof UI_FAULTS, name?: string) => (): never => {
  throw new UiFault(kind, name);
};

/** What an author called, by the toolkit's name of a place for questions: `action:sow`. */
function callOf(place: string): string {
  const [kind = "", name] = place.split(":");
  if (name === undefined) return "layoutControls()";
  return `${kind === "step" ? "layoutStep" : "layoutAction"}("${name}")`;
}

function checkedLayout(layout: Layout): Layout {
  return (game, player, boardSize) => {
    layout(game, player, boardSize);
    const places = (game as unknown as { _ui: { stepLayouts: StepLayouts } })._ui.stepLayouts;
    for (const [place, attributes] of Object.entries(places)) {
      if (!attributes || attributes.element) continue;
      // Only reading it is a fault: many a place is for questions that are never asked. A copy: the author may give
      // the same attributes to several places.
      const get = failing("element", callOf(place));
      places[place] = Object.defineProperty({ ...attributes }, "element", { get });
    }
  };
}

function checkedAnnouncements(given: Options["announcements"]): Options["announcements"] {
  return new Proxy(given ?? {}, {
    get: (all, name) => {
      const found: unknown = Reflect.get(all, name);
      return typeof found === "function" ? found : failing("announcement", String(name));
    },
  });
}

function checkedModals(given: Options["infoModals"]): Options["infoModals"] {
  if (given === undefined) return undefined;
  // Only who opens the panel needs them.
  if (!Array.isArray(given))
    return { filter: failing("modals") } as unknown as Options["infoModals"];
  return given.map((page) =>
    typeof page.modal === "function" ? page : { ...page, modal: failing("modal", page.title) },
  );
}

function checkSizes(sizes: unknown, isMobile: boolean): void {
  if (sizes === undefined || sizes === null) return;
  if (!Array.isArray(sizes) || sizes.length === 0) throw new UiFault("sizes");
  const list = sizes as readonly NonNullable<Options["boardSizes"]>[number][];
  for (const { name, aspectRatio } of list)
    if ((aspectRatio as unknown) === undefined) throw new UiFault("ratio", name);
  const isFor = ({ mobile = isMobile, desktop = !isMobile }: (typeof list)[number]): boolean =>
    mobile === isMobile && desktop === !isMobile;
  if (!list.some(isFor)) throw new UiFault("device");
}

/** Options that fail where and when the toolkit would fail with them, in words for readers. Throws a `UiFault`. */
export function checkOptions(setup: unknown, options: unknown, isMobile: boolean): Options {
  if (typeof setup !== "function") throw new UiFault("noGame");
  if (typeof options !== "object" || options === null) throw new UiFault("noOptions");
  const { layout, boardSizes, announcements, infoModals, ...others } = options as Options;
  if (layout !== undefined && typeof layout !== "function") throw new UiFault("layout");
  checkSizes(boardSizes, isMobile);
  return {
    ...others,
    ...(layout && { layout: checkedLayout(layout) }),
    ...(boardSizes && { boardSizes }),
    announcements: checkedAnnouncements(announcements),
    infoModals: checkedModals(infoModals),
  };
}
