import { numberSetting, ProfileBadge, render } from "@boardzilla/core";
import setup, { Plot, Seed, type Gardener } from "./game";
import "./style.css";

/** Five round petals or eight narrow ones: colors alone do not tell the seats apart for everyone. */
const Flower = ({ seat }: { seat: number }) => {
  const petals = seat === 1 ? { count: 5, width: 15 } : { count: 8, width: 8 };
  return (
    <svg className="flower" viewBox="-50 -50 100 100">
      {[...Array(petals.count).keys()].map((petal) => (
        <ellipse
          key={petal}
          cy={-24}
          rx={petals.width}
          ry={19}
          transform={`rotate(${(360 / petals.count) * petal})`}
        />
      ))}
      <circle r={11} />
    </svg>
  );
};

const Bench = ({ gardener, seeds }: { gardener: Gardener; seeds: number }) => (
  <div className={gardener.isCurrent() ? "bench acting" : "bench"}>
    <ProfileBadge player={gardener} />
    <div className="packet" style={{ color: gardener.color }}>
      <Flower seat={gardener.position} />
      <span>{seeds} left</span>
    </div>
  </div>
);

render(setup, {
  settings: { size: numberSetting("Plots on each side", 3, 6, 3) },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, player, boardSize) => {
    game.disableDefaultAppearance();

    // region: areas
    const wide = { left: 24, top: 14, width: 51, height: 81.6 };
    const tall = { left: 6, top: 23, width: 88, height: 52.8 };
    game.layout("garden", { area: boardSize === "wide" ? wide : tall });
    game.all(Plot).layout(Seed, { area: { left: 8, top: 8, width: 84, height: 84 } });
    game.layoutControls({ element: game, center: 50, top: 2 });
    // endregion

    game.appearance({
      render: () => (
        <div className="lawn">
          {[player.other(), player].map((gardener) => (
            <Bench
              key={gardener.position}
              gardener={gardener}
              seeds={game.pile.all(Seed, { player: gardener }).length}
            />
          ))}
        </div>
      ),
    });
    game.first("garden")!.appearance({ render: () => <div className="planks" /> });
    game.all(Plot).appearance({ render: () => <div className="soil" /> });
    game.all(Seed).appearance({
      aspectRatio: 1,
      render: (seed) => <Flower seat={seed.player!.position} />,
    });
    for (const gardener of game.players) {
      for (const plot of game.rowOf(gardener) ?? []) plot!.appearance({ className: "in-row" });
    }
  },

  announcements: {
    harvest: (game) => {
      const [winner] = game.getWinners() as Gardener[];
      return <h1>{winner ? `${winner.name} has a row` : "A full garden and no row"}</h1>;
    },
  },

  infoModals: [
    {
      title: "How to play",
      modal: () => (
        <>
          <h1>Garden Row</h1>
          <p>In your turn, sow a seed in any empty plot.</p>
          <p>The first with three flowers in a row wins: across, down or diagonally.</p>
        </>
      ),
    },
  ],
});
