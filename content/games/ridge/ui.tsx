import { choiceSetting, HexGrid, ProfileBadge, render, toggleSetting } from "@boardzilla/core";
import setup, { Cell, type Surveyor } from "./game";
import "./style.css";

/** One peak for seat 1, two for seat 2: colors alone do not tell them apart for everyone. */
const PEAKS = ["M22 80 50 34l28 46z", "M16 80l22-36 12 19 12-19 22 36z"];

/** The sides of a cell that are sides of the map, by the seat that owns them. */
const RIMS = {
  first: ["M0 29v58l50 28", "M0 29 50 0l50 29"],
  last: ["M50 0l50 29v58", "M0 87l50 28 50-28"],
};

/** A cell of the wide map. The tall map is the same, with right and down exchanged. */
const Hexagon = ({ cell, size, tall }: { cell: Cell; size: number; tall: boolean }) => {
  const [{ color: ada }, { color: ben }] = cell.game.players.sortedBy("position");
  const sides = tall ? [cell.row, cell.column] : [cell.column, cell.row];
  const colors = tall ? [ben, ada] : [ada, ben];
  return (
    <svg viewBox={tall ? "0 0 115 100" : "0 0 100 115"}>
      <g transform={tall ? "matrix(0 1 1 0 0 0)" : undefined}>
        <path className="ground" d="M50 2 98 30v55l-48 28L2 85V30z" />
        {sides.map((place, axis) => (
          <path
            key={axis}
            className="rim"
            stroke={colors[axis]}
            d={(place === 1 ? RIMS.first[axis] : "") + (place === size ? RIMS.last[axis] : "")}
          />
        ))}
      </g>
      {cell.player && (
        <path
          className="rock"
          d={PEAKS[cell.player.position - 1]}
          transform={tall ? "translate(7 -7)" : undefined}
        />
      )}
    </svg>
  );
};

const Camp = ({ surveyor }: { surveyor: Surveyor }) => (
  <div className={surveyor.isCurrent() ? "camp acting" : "camp"}>
    <ProfileBadge player={surveyor} />
    <span>{surveyor.position === 1 ? "joins left and right" : "joins top and bottom"}</span>
  </div>
);

render(setup, {
  settings: {
    size: choiceSetting(
      "Map",
      { small: "5 by 5 cells", medium: "7 by 7 cells", large: "9 by 9 cells" },
      "medium",
    ),
    swap: toggleSetting("The second player may take over the first peak", true),
  },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, player, boardSize) => {
    game.disableDefaultAppearance();
    const tall = boardSize === "tall";

    // region: map
    const map = game.first(HexGrid)!;
    game.layout(
      map,
      tall
        ? { area: { left: 4, top: 16, width: 92, height: 75 } }
        : { area: { left: 3, top: 13, width: 94, height: 84 } },
    );
    map.configureLayout(
      tall
        ? { offsetColumn: { x: 75, y: 50 }, offsetRow: { x: 0, y: 100 } }
        : { offsetColumn: { x: 100, y: 0 }, offsetRow: { x: 50, y: 75 } },
    );
    map.all(Cell).appearance({
      aspectRatio: tall ? 1.15 : 1 / 1.15,
      render: (cell) => <Hexagon cell={cell} size={map.rows} tall={tall} />,
    });
    // endregion
    for (const surveyor of game.players) {
      for (const peak of game.ridgeOf(surveyor) ?? []) peak.appearance({ className: "in-ridge" });
    }

    game.appearance({
      render: () => (
        <div className="camps">
          <Camp surveyor={player.other()} />
          <Camp surveyor={player} />
        </div>
      ),
    });
    game.layoutControls({ element: game, center: 50, top: 2 });
  },

  announcements: {
    joined: (game) => <h1>{(game.getWinners() as Surveyor[])[0].name} joins the sides</h1>,
  },

  infoModals: [
    {
      title: "How to play",
      modal: () => (
        <>
          <h1>Ridge</h1>
          <p>In your turn, raise a peak in any empty cell.</p>
          <p>Join the two sides of the map in your color with an unbroken ridge of your peaks.</p>
          <p>
            In the second turn of the game, the first peak may be taken over: it changes color and
            is mirrored along the map.
          </p>
        </>
      ),
    },
  ],
});
