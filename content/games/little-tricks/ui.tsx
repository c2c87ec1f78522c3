import { numberSetting, ProfileBadge, render, Stack } from "@boardzilla/core";
import setup, { Card, Seat, type Trickster } from "./game";
import "./style.css";

/** Outline of each suit in a square of 40 by 40; the colors are in style.css. */
const SYMBOLS: Record<string, string> = {
  acorns: "M7 17c0-7 6-9 13-9s13 2 13 9ZM18 3h4v6h-4ZM9 20h22c0 8-5 12-11 17-6-5-11-9-11-17Z",
  berries:
    "M12 22a8 8 0 1 0 .1 0ZM28 22a8 8 0 1 0 .1 0ZM11 24C13 13 19 8 29 3l2 2c-2 6-2 12-1 18h-3c-1-5 0-9 1-13-6 4-11 9-13 15Z",
  leaves: "M20 3c11 9 15 21 3 28l-1 7h-4l-1-7C5 24 9 12 20 3Z",
  mushrooms: "M4 21C6 2 34 2 36 21ZM15 25h10c0 5 1 8 3 11H12c2-3 3-6 3-11Z",
};

const Symbol = ({ suit }: { suit: string }) => (
  <svg viewBox="0 0 40 40">
    <path d={SYMBOLS[suit]} />
  </svg>
);

const Sheet = ({ card: { suit, value, player } }: { card: Card }) => (
  <div className="sheet">
    {suit && (
      <>
        <b>
          {value} <Symbol suit={suit} />
        </b>
        <Symbol suit={suit} />
      </>
    )}
    {player && <i>{player.name}</i>}
  </div>
);

const Place = ({ player, mine }: { player: Trickster; mine: boolean }) => (
  <div className={`place ${mine ? "mine" : ""} ${player.isCurrent() ? "acting" : ""}`}>
    <ProfileBadge player={player} />
    <span>
      {player.tricks} {player.tricks === 1 ? "trick" : "tricks"}
    </span>
  </div>
);

const Scores = ({ players }: { players: Trickster[] }) => (
  <table>
    <tbody>
      {players.map((player) => (
        <tr key={player.position}>
          <td>{player.name}</td>
          <td>{player.tricks}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

// region: hands
function layoutSeat(seat: Seat, mine: boolean, wide: boolean) {
  const hand = wide
    ? { left: 22, top: 6, width: 65, height: 88 }
    : { left: 3, top: 26, width: 94, height: 70 };
  const taken = wide
    ? { left: 90, top: 20, width: 8, height: 60 }
    : { left: 84, top: 4, width: 13, height: 19 };
  seat.layout("hand", { area: mine ? hand : { left: 4, top: 38, width: 64, height: 38 } });
  seat.layout("taken", { area: mine ? taken : { left: 72, top: 40, width: 24, height: 52 } });
  seat
    .first("hand")!
    .layout(
      Card,
      mine
        ? { rows: 1, gap: 0.6, scaling: "fill", maxOverlap: 70 }
        : { rows: 1, offsetColumn: { x: 32, y: 0 }, alignment: "left" },
    );
  // A stack has one layout, which can only be changed.
  seat.first(Stack)!.configureLayout({ columns: 1, offsetRow: { x: 5, y: -4 }, limit: 6 });
}
// endregion

render(setup, {
  settings: { deals: numberSetting("Deals", 1, 4, 2) },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, player, boardSize) => {
    game.disableDefaultAppearance();
    const wide = boardSize === "wide";
    const others = game.players.length - 1;

    // region: seats
    // The viewer sits at the bottom, the others from left to right in order of play.
    for (const seat of game.all(Seat)) {
      const steps = (seat.player!.position - player.position + others + 1) % (others + 1);
      const left = 3 + ((steps - 1) * 94) / others;
      const opposite = { left: left + 0.5, top: 6, width: 94 / others - 1, height: wide ? 25 : 18 };
      const own = { left: 3, top: wide ? 70 : 65, width: 94, height: wide ? 28 : 33 };
      game.layout(seat, { area: steps === 0 ? own : opposite });
      layoutSeat(seat, steps === 0, wide);
    }
    // endregion
    game.layout("trick", {
      area: wide
        ? { left: 20, top: 41, width: 60, height: 27 }
        : { left: 3, top: 33, width: 94, height: 29 },
    });
    game.first("trick")!.layout(Card, {
      area: { left: 2, top: 5, width: 96, height: 90 },
      columns: others + 1,
      gap: 1.5,
    });
    // In percent of the longer side: on the wide board this is a third of the height.
    game.layoutStep("play", { element: game, center: 50, top: wide ? 53 : 26 });

    game.first("deck")!.appearance({ render: false });
    game.first("trick")!.appearance({ render: () => <div className="mat" /> });
    game.all(Seat).appearance({
      render: (seat) => <Place player={seat.player as Trickster} mine={seat.player === player} />,
    });
    game.all(Card).appearance({ aspectRatio: 0.7, render: (card) => <Sheet card={card} /> });
    game.best()?.appearance({ className: "best" });
  },

  announcements: {
    scores: (game) => {
      const winners = game.getWinners()!.map(({ name }) => name);
      const players = [...game.players.sortedBy("tricks", "desc")] as Trickster[];
      return (
        <>
          <h1>{winners.length > 1 ? `${winners.join(" and ")} share` : `${winners[0]} wins`}</h1>
          <Scores players={players} />
        </>
      );
    },
  },

  infoModals: [
    {
      title: "How to play",
      modal: () => (
        <>
          <h1>Little Tricks</h1>
          <p>The leader plays any card. The others play the same suit if they have it.</p>
          <p>The highest card of that suit takes the trick, and who took it leads the next one.</p>
        </>
      ),
    },
  ],
});
