import { ProfileBadge, render, toggleSetting } from "@boardzilla/core";
import { D6, useD6 } from "@boardzilla/core/components";
import setup, { ROUNDS, type Charmer, type SnakeEyes } from "./game";
import "./style.css";

/** Seen from above; the dice lie where its eyes are. */
const SnakeHead = ({ eyes, pot }: { eyes: number; pot: number }) => (
  <svg className="snake" viewBox="0 0 160 140">
    <path className="tongue" d="M80 116v14l-6 9m6-9 6 9" />
    <path
      className="skin"
      d="M56 0c2 10-38 14-42 46-3 26 24 40 42 64 8 11 14 14 24 14s16-3 24-14c18-24 45-38 42-64-4-32-44-36-42-46z"
    />
    <path className="pattern" d="M80 2 92 15 80 28 68 15zM80 34l7 8-7 8-7-8z" />
    {(eyes === 2 ? [48, 112] : [80]).map((x) => (
      <circle key={x} className="socket" cx={x} cy={52} r={27} />
    ))}
    <path className="nostrils" d="m68 112 4 3m20-3-4 3" />
    <rect className="plate" x={52} y={80} width={56} height={25} rx={12.5} />
    <text x={80} y={97}>
      Pot {pot}
    </text>
  </svg>
);

const Charmers = ({ game }: { game: SnakeEyes }) => (
  <div className="charmers">
    <div className="rounds">
      Round {Math.min(ROUNDS, 1 + Math.floor(game.turnsTaken / game.players.length))} of {ROUNDS}
    </div>
    {game.players.sortedBy("position").map((charmer) => (
      <div key={charmer.position} className={charmer.isCurrent() ? "charmer acting" : "charmer"}>
        <ProfileBadge player={charmer} />
        <span className="score">{charmer.score}</span>
      </div>
    ))}
  </div>
);

render(setup, {
  settings: { twoDice: toggleSetting("Two dice, with snake eyes", true) },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, _player, boardSize) => {
    game.disableDefaultAppearance();

    const wide = { left: 2, top: 2, width: 60, height: 84 };
    const tall = { left: 5, top: 6, width: 90, height: 47.25 };
    game.layout("head", { area: boardSize === "wide" ? wide : tall });
    const head = game.first("head")!;
    // region: dice
    useD6(game);
    head.layout(D6, {
      area: { left: 10, top: 24.5, width: 80, height: 25.5 },
      rows: 1,
      offsetColumn: 180,
    });
    // endregion
    game.layoutControls({ element: game, left: 0, top: 0 });

    head.appearance({
      className: game.ones().length > 0 ? "biting" : "",
      render: () => <SnakeHead eyes={head.all(D6).length} pot={game.pot} />,
    });
    game.appearance({ render: () => <Charmers game={game} /> });
  },

  announcements: {
    nightfall: (game) => {
      const winners = game.getWinners() as Charmer[];
      return (
        <>
          <h1>
            {winners.map(({ name }) => name).join(" and ")} {winners.length > 1 ? "win" : "wins"}
          </h1>
          <p>with {winners[0].score} points</p>
        </>
      );
    },
  },

  infoModals: [
    {
      title: "How to play",
      modal: (game) => (
        <>
          <h1>Snake Eyes</h1>
          <p>Roll as often as you dare. What you roll goes into the pot.</p>
          <p>Bank the pot to keep it. A one ends your turn, and the pot is lost.</p>
          {game.all(D6).length === 2 && <p>Two ones cost you all that you have banked before.</p>}
          <p>The highest score after {ROUNDS} rounds wins.</p>
        </>
      ),
    },
  ],
});
