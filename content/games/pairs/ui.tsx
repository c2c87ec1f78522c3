import { numberSetting, ProfileBadge, render, toggleSetting } from "@boardzilla/core";
import { Flippable } from "@boardzilla/core/components";
import setup, { Shelf, Tile, type Collector } from "./game";
import "./style.css";

/** Color and outline of each motif, in a square of 40 by 40. */
const DRAWINGS: Record<string, [color: string, path: string]> = {
  sun: [
    "#d98a06",
    "M20 12a8 8 0 1 0 .1 0ZM20 3v3M20 34v3M3 20h3M34 20h3M8 8l2 2M30 30l2 2M8 32l2-2M30 10l2-2",
  ],
  moon: ["#5a5fb0", "M25 5a16 16 0 1 0 10 22a14 14 0 0 1-10-22Z"],
  star: ["#c2562b", "M20 4l5 11 11 1-8 8 2 12-10-6-10 6 2-12-8-8 11-1Z"],
  heart: ["#c22f4e", "M20 35C6 25 3 17 6 11c3-5 11-6 14 1 3-7 11-6 14-1 3 6 0 14-14 24Z"],
  drop: ["#2479b5", "M20 4c7 9 11 14 11 20a11 11 0 0 1-22 0c0-6 4-11 11-20Z"],
  leaf: ["#3d8b3a", "M5 35l6-7C4 12 18 5 35 5c1 18-7 29-22 25Z"],
  fish: ["#12898b", "M4 20c8-12 20-12 26 0 2-3 4-5 7-6v12c-3-1-5-3-7-6-6 12-18 12-26 0Z"],
  house: ["#8a5a2c", "M5 20L20 6l15 14h-4v14h-7v-9h-8v9H9V20Z"],
  boat: ["#37566f", "M22 5c6 4 9 10 11 17H22ZM17 10L7 22h10ZM4 27h32l-6 8H10Z"],
  key: ["#7c6a12", "M12 12a8 8 0 1 0 8 11h7v5h5v-5h4v-6H20a8 8 0 0 0-8-5Zm0 5a3 3 0 1 1-.1 0Z"],
  bell: [
    "#a3398a",
    "M20 5c8 0 9 8 9 14 0 5 2 7 5 9H6c3-2 5-4 5-9 0-6 1-14 9-14ZM16 32a4 4 0 0 0 8 0Z",
  ],
  mushroom: ["#b0402f", "M4 21C6 2 34 2 36 21ZM15 25h10c0 5 1 8 3 11H12c2-3 3-6 3-11Z"],
};

const Motif = ({ name }: { name: string }) => {
  const [color, path] = DRAWINGS[name];
  return (
    <svg viewBox="0 0 40 40" style={{ color }}>
      <path d={path} />
    </svg>
  );
};

const Rules = () => (
  <>
    <h1>Pairs</h1>
    <p>In your turn, turn over two tiles. If they are twins, the pair is yours.</p>
    <p>The most pairs win. Players with equally many share the victory.</p>
  </>
);

render(setup, {
  settings: {
    pairs: numberSetting("Pairs on the table", 6, 12, 10),
    again: toggleSetting("A pair gives another turn", true),
  },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, _player, boardSize) => {
    game.disableDefaultAppearance();
    const wide = boardSize === "wide";
    const seats = game.players.length;

    // region: layout
    game.layout("table", {
      area: wide
        ? { left: 3, top: 12, width: 62, height: 84 }
        : { left: 3, top: 9, width: 94, height: 53 },
    });
    game.first("table")!.layout(Tile, {
      area: { left: 3, top: 3, width: 94, height: 94 },
      rows: 4,
      gap: 1.2,
    });
    game.layout(Shelf, {
      area: wide
        ? { left: 68, top: 12, width: 29, height: Math.min(84, 29 * seats) }
        : { left: 3, top: 65, width: 94, height: 32 },
      columns: wide || seats === 2 ? 1 : 2,
      rows: wide ? seats : 2,
      gap: 2,
    });
    game.all(Shelf).layout(Tile, {
      area: { left: 4, top: wide ? 42 : 50, width: 92, height: wide ? 54 : 45 },
      columns: { min: 5, max: wide || seats > 2 ? 5 : 10 },
      direction: "ltr",
      alignment: "top left",
      gap: 0.6,
    });
    // endregion
    game.layoutControls({ element: game, center: wide ? 34 : 50, top: 2 });

    game.first("box")!.appearance({ render: false });
    game.first("table")!.appearance({ render: () => <div className="mat" /> });
    game.all(Shelf).appearance({
      render: ({ player }) => (
        <div className={player!.isCurrent() ? "ledge acting" : "ledge"}>
          <ProfileBadge player={player!} />
          <b>{(player as Collector).pairs()}</b>
        </div>
      ),
    });
    // region: tile
    game.all(Tile).appearance({
      aspectRatio: 1,
      render: (tile) => (
        <Flippable>
          <Flippable.Front>{tile.name && <Motif name={tile.name} />}</Flippable.Front>
          <Flippable.Back> </Flippable.Back>
        </Flippable>
      ),
    });
    // endregion
  },

  announcements: {
    tally: (game) => {
      const winners = game.getWinners() as Collector[];
      const names = winners.map(({ name }) => name).join(" and ");
      return (
        <>
          <h1>{winners.length > 1 ? `${names} share the victory` : `${names} wins`}</h1>
          <p>{winners[0].pairs()} pairs found</p>
        </>
      );
    },
  },

  infoModals: [{ title: "How to play", modal: () => <Rules /> }],
});
