import { numberSetting, ProfileBadge, render } from "@boardzilla/core";
import setup, { Meadow, SOLO_GOAL, Tile } from "./game";
import "./style.css";

/** From each edge of a tile to the middle of its cell. */
const WAYS = ["M0 50H50", "M50 0V50", "M150 0V50", "M200 50H150", "M150 100V50", "M50 100V50"];

const TilePicture = ({ tile }: { tile: Tile }) => {
  const ways = WAYS.filter((_, edge) => tile.paths[edge] === "1");
  const [inA, inB] = [
    /1/.test(tile.paths[0] + tile.paths[1] + tile.paths[5]),
    /1/.test(tile.paths.slice(2, 5)),
  ];
  const way = [...ways, ...(inA && inB ? ["M50 50H150"] : [])].join("");
  const hut = ways.length === 1 && (inA ? 50 : 150);
  return (
    <svg className="tile" viewBox="0 0 200 100">
      <rect className="meadow" x={2} y={2} width={196} height={96} rx={9} />
      <path className="verge" d={way} />
      <path className="way" d={way} />
      {hut && <path className="hut" d={`M${hut - 22} 62V44L${hut} 24L${hut + 22} 44V62Z`} />}
      {tile.oak && (
        <g className="oak">
          <circle cx={20} cy={78} r={15} />
          <circle cx={31} cy={84} r={11} />
        </g>
      )}
      {tile.player && (
        <g className="flag" transform={`rotate(${-tile.rotation} 100 50)`}>
          <circle cx={100} cy={50} r={21} />
          <text x={100} y={61}>
            {tile.player.position}
          </text>
        </g>
      )}
    </svg>
  );
};

render(setup, {
  settings: { turns: numberSetting("Tiles for each player", 4, 6, 6) },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, player, boardSize) => {
    const wide = boardSize === "wide";
    game.disableDefaultAppearance();

    // region: areas
    game.layout("map", {
      area: wide
        ? { left: 2, top: 3, width: 68, height: 94 }
        : { left: 3, top: 12, width: 94, height: 56 },
    });
    game.layout("market", {
      area: wide
        ? { left: 73, top: 27, width: 24, height: 42 }
        : { left: 3, top: 70, width: 94, height: 9 },
    });
    game
      .first("market")!
      .layout(Tile, wide ? { columns: 1, rows: 3, gap: 1.5 } : { columns: 3, rows: 1, gap: 2 });
    game.layoutControls(
      wide
        ? { element: game, left: 72, top: 4, width: 26 }
        : { element: game, center: 50, bottom: 2 },
    );
    // endregion

    game.appearance({
      render: () => (
        <div className="scores">
          <span>{game.toGo()} tiles to go</span>
          {game.players.sortedBy("position").map((walker) => (
            <div key={walker.position} className={walker.isCurrent() ? "row acting" : "row"}>
              <ProfileBadge player={walker} />
              <b>{walker.score}</b>
            </div>
          ))}
        </div>
      ),
    });
    game.first("deck")!.appearance({ render: false });
    game.first(Meadow)!.appearance({ render: () => <div className="sheet" /> });
    game.all(Tile).appearance({ render: (tile) => <TilePicture tile={tile} /> });
  },

  announcements: {
    home: (game) => {
      const winners = game.getWinners()!;
      const names = winners.map(({ name }) => name).join(" and ");
      const verb = winners.length > 1 ? "win" : "wins";
      return <h1>{names ? `${names} ${verb}` : `${SOLO_GOAL} points were needed`}</h1>;
    },
  },

  infoModals: [
    {
      title: "How to play",
      modal: () => (
        <>
          <h1>Footpaths</h1>
          <p>Choose one of three tiles and lay it on the map, touching another. Path meets path.</p>
          <p>A path without loose ends is closed: a point for each of its tiles.</p>
          <p>An oak beside an oak of another tile is one point more.</p>
        </>
      ),
    },
  ],
});
