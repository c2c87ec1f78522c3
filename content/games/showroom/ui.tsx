import { render, Space } from "@boardzilla/core";
import { Flippable, useD6 } from "@boardzilla/core/components";
import setup, { Card, Exhibit, Gem, Hiker, Hut, Lamp, Tile, Weight } from "./game";
import "./style.css";

const TITLES: Record<string, string> = {
  cards: "Flippable cards",
  dice: "A die that rolls",
  trail: "Connections",
  scales: "Invalid choices",
  tiles: "Rotation handles",
  lamp: "Effects",
  drawer: "A drawer",
  tabs: "Tabs",
  popout: "A popout",
};

const SIGNS: Record<string, string> = {
  sun: "M50 22A28 28 0 0 1 50 78A28 28 0 0 1 50 22M50 2V14M50 86V98M2 50H14M86 50H98",
  moon: "M62 12A40 40 0 1 0 62 88A32 32 0 1 1 62 12Z",
  star: "M50 6L62 38H96L68 58L79 92L50 71L21 92L32 58L4 38H38Z",
};

const CUTS: Record<string, string> = {
  round: "M50 8A42 42 0 0 1 50 92A42 42 0 0 1 50 8",
  square: "M14 14H86V86H14Z",
  kite: "M50 4L88 38L50 96L12 38Z",
};

const Drawing = ({ path }: { path: string }) => (
  <svg className="drawing" viewBox="0 0 100 100">
    <path d={path} />
  </svg>
);

render(setup, {
  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.45, scaling: "scroll" },
  ],

  layout: (game, player, boardSize) => {
    const wide = boardSize === "wide";
    const exhibit = (name: string) => game.first(Exhibit, name)!;
    const below = { left: 6, top: 26, width: 88, height: 66 };
    game.disableDefaultAppearance();

    game.layout(Exhibit, {
      area: wide
        ? { left: 1.5, top: 9, width: 97, height: 89 }
        : { left: 3, top: 4.5, width: 94, height: 94.5 },
      rows: wide ? 3 : 5,
      columns: wide ? 3 : 2,
      gap: 1,
    });
    game.appearance({
      render: () => (
        <div className="hall">
          Seen: {game.all(Exhibit, { visited: true }).length} of {game.all(Exhibit).length}
        </div>
      ),
    });
    game.all(Exhibit).appearance({
      render: ({ name, visited }) => (
        <div className={visited ? "stand seen" : "stand"}>{TITLES[name]}</div>
      ),
    });

    // region: components
    exhibit("cards").layout(Card, { area: below, rows: 1, columns: 3, gap: 1 });
    game.all(Card).appearance({
      aspectRatio: 0.7,
      info: ({ sign }) => (sign ? <p>This card shows the {sign}.</p> : <p>A card face down.</p>),
      render: ({ sign }) => (
        <Flippable>
          <Flippable.Front>{sign && <Drawing path={SIGNS[sign]} />}</Flippable.Front>
          <Flippable.Back>?</Flippable.Back>
        </Flippable>
      ),
    });
    exhibit("dice").layout("die", { area: { left: 34, top: 30, width: 32, height: 56 } });
    useD6(game);
    // endregion

    // region: connections
    const huts = game.first("huts")!;
    exhibit("trail").layout("huts", { area: below });
    huts.configureLayout({
      slots: [
        { left: 0, top: 56, width: 24, height: 36 },
        { left: 22, top: 8, width: 24, height: 36 },
        { left: 50, top: 56, width: 24, height: 36 },
        { left: 76, top: 8, width: 24, height: 36 },
      ],
    });
    huts.appearance({
      render: () => null,
      connections: { style: "double", thickness: 0.25, color: "var(--edge)", fill: "var(--paper)" },
    });
    // endregion
    game.all(Hut).layout(Hiker, { area: { left: 20, top: -20, width: 60, height: 90 } });
    game.all(Hut).appearance({ render: ({ name }) => <div className="hut">{name}</div> });
    game.all(Hiker).appearance({
      aspectRatio: 0.6,
      render: () => (
        <Drawing path="M50 4A18 18 0 0 1 50 40A18 18 0 0 1 50 4M22 98L38 44H62L78 98Z" />
      ),
    });

    exhibit("scales").layout(Weight, {
      area: { left: 6, top: 26, width: 88, height: 36 },
      rows: 1,
      columns: 3,
    });
    exhibit("scales").layout("pan", { area: { left: 20, top: 66, width: 60, height: 28 } });
    game.first("pan")!.appearance({ render: () => <div className="pan" /> });
    game.all(Weight).appearance({
      aspectRatio: 1,
      render: ({ kilos }) => <div className="kilos">{kilos}</div>,
    });

    exhibit("tiles").layout("floor", { area: { left: 5, top: 24, width: 62, height: 72 } });
    exhibit("tiles").layout(Tile, { area: { left: 72, top: 40, width: 24, height: 40 } });
    game.first("floor")!.appearance({ render: () => <div className="floor" /> });
    game.all(Tile).appearance({
      render: () => <Drawing path="M3 3H97V47H47V97H3Z" />,
    });

    // region: effects
    exhibit("lamp").layout(Lamp, { area: { left: 30, top: 26, width: 40, height: 66 } });
    game.all(Lamp).appearance({
      aspectRatio: 0.8,
      className: game.first(Lamp)!.lit ? "lit" : "",
      effects: [{ name: "flash", trigger: (lamp: Lamp, before) => lamp.lit && !before.lit }],
      render: () => <Drawing path="M50 6A34 34 0 0 1 66 70V84H34V70A34 34 0 0 1 50 6M38 94H62" />,
    });
    // endregion

    // region: containers
    exhibit("drawer").layoutAsDrawer("tray", {
      area: { left: 6, top: 46, width: 88, height: 50 },
      openDirection: "up",
      tab: "Close",
      closedTab: "Open",
      openIf: (actions) => actions.some(({ name }) => name === "pull"),
    });
    exhibit("tabs").layoutAsTabs(
      { l: "left", r: "right" },
      {
        area: { left: 6, top: 52, width: 88, height: 43 },
        tabDirection: "up",
        tabs: { l: "Left", r: "Right" },
        setTabTo: (actions) => (actions.some(({ name }) => name === "pick") ? "r" : ""),
      },
    );
    exhibit("popout").layoutAsPopout("vault", {
      area: { left: 28, top: 36, width: 44, height: 40 },
      button: "Open",
      popoutMargin: 12,
    });
    // endregion
    for (const space of ["tray", "left", "right", "vault"].map((name) =>
      game.first(Space, name)!,
    )) {
      space.layout(Gem, { area: { left: 5, top: 10, width: 90, height: 80 }, rows: 1, columns: 3 });
      space.appearance({ render: () => <div className="cloth" /> });
    }
    game.all(Exhibit).layout(Gem, { area: { left: 80, top: 2, width: 17, height: 24 } });
    game.all(Gem).appearance({
      aspectRatio: 1,
      info: true,
      render: ({ cut }) => <Drawing path={CUTS[cut]} />,
    });

    // region: controls
    game.layoutControls({ element: game, right: 2, top: 1 });
    game.layoutStep("tour", { element: game, top: 1, ...(wide ? { center: 50 } : { right: 2 }) });
    // Without noAnchor, what has no choice on the board is asked beside the exhibit that was chosen.
    const at = (name: string) => ({ element: exhibit(name), noAnchor: ["exhibit"], gap: 1 });
    game.layoutAction("turn", { ...at("cards"), position: "beside" });
    game.layoutAction("hike", { ...at("trail"), position: "beside" });
    game.layoutAction("fit", { ...at("tiles"), position: "beside" });
    game.layoutAction("roll", { ...at("dice"), position: "stack" });
    game.layoutAction("weigh", { ...at("scales"), position: "stack" });
    game.layoutAction("light", { ...at("lamp"), left: 4, bottom: 6, width: 90 });
    game.layoutAction("pull", { ...at("drawer"), left: 0, top: -14, width: 100 });
    game.layoutAction("pick", { ...at("tabs"), center: 50, top: -14, width: 100 });
    game.layoutAction("peek", { ...at("popout"), right: 0, top: -14, width: 100 });
    // endregion
  },

  announcements: {
    tour: () => <h1>You have seen everything</h1>,
  },

  infoModals: [
    {
      title: "What is this?",
      modal: () => (
        <>
          <h1>Showroom</h1>
          <p>Choose an exhibit and do what it asks. The tour ends when you have seen all nine.</p>
          <p>Cards and gems can be clicked while this panel is open.</p>
        </>
      ),
    },
  ],
});
