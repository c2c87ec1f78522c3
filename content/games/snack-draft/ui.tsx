import { numberSetting, ProfileBadge, render } from "@boardzilla/core";
import setup, { Seat, Snack, type Guest, type Kind, type SnackDraft } from "./game";
import "./style.css";

/** Color and outline of each kind, in a square of 40 by 40. */
const DRAWINGS: Record<Kind, [color: string, path: string]> = {
  cracker: [
    "#b8772a",
    "M5 5h30v30H5ZM13 11a2 2 0 1 0 .1 0ZM27 11a2 2 0 1 0 .1 0ZM20 18a2 2 0 1 0 .1 0ZM13 25a2 2 0 1 0 .1 0ZM27 25a2 2 0 1 0 .1 0Z",
  ],
  cheese: [
    "#d29a00",
    "M3 22L22 7c8 2 14 8 15 15ZM3 25h34v9H3ZM23 13a3 3 0 1 0 .1 0ZM12 27a2.500 2.500 0 1 0 .1 0ZM27 27a3 3 0 1 0 .1 0Z",
  ],
  fig: ["#74407f", "M22 3c0 6 12 11 12 21a14 12 0 0 1-28 0C6 14 18 9 18 3Z"],
  grapes: [
    "#3f7d3a",
    "M10 9a5 5 0 1 0 .1 0ZM20 9a5 5 0 1 0 .1 0ZM30 9a5 5 0 1 0 .1 0ZM15 18a5 5 0 1 0 .1 0ZM25 18a5 5 0 1 0 .1 0ZM20 27a5 5 0 1 0 .1 0ZM19 2h3v7h-3Z",
  ],
  nuts: [
    "#8a5631",
    "M20 3c8 0 10 6 8 11-1 4 5 7 4 13-1 7-6 10-12 10S9 34 8 27c-1-6 5-9 4-13-2-5 0-11 8-11Z",
  ],
  chili: [
    "#c02f2a",
    "M27 4c2 2 2 4 2 6 6 2 8 8 5 15S19 37 5 35c9-3 14-9 15-15 0-6 3-9 6-10 0-2 0-3-1-4Z",
  ],
};

const Label = ({ snack: { kind, value } }: { snack: Snack }) => {
  const [color, path] = DRAWINGS[kind];
  return (
    <div className="face" style={{ color }}>
      <svg viewBox="0 0 40 40">
        <path d={path} />
      </svg>
      {value && <b>{value}</b>}
      <i>{kind}</i>
    </div>
  );
};

const Place = ({ guest, mine }: { guest: Guest; mine: boolean }) => (
  <div className={`place ${mine ? "mine" : ""} ${guest.isCurrent() ? "acting" : ""}`}>
    <ProfileBadge player={guest} />
    <b>{guest.total()}</b>
  </div>
);

const ScoreTable = ({ game }: { game: SnackDraft }) => (
  <table className="scores">
    <thead>
      <tr>
        {["", ...Object.keys(game.players[0].scores()), "total"].map((title) => (
          <th key={title}>{title}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {game.players.map((guest) => (
        <tr key={guest.position}>
          <th>{guest.name}</th>
          {Object.entries(guest.scores()).map(([title, points]) => (
            <td key={title}>{points}</td>
          ))}
          <td>{guest.total()}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Rules = () => (
  <>
    <h1>Snack Draft</h1>
    <p>Everybody keeps one snack of the tray in hand, then all trays go one seat on.</p>
    <ul>
      <li>Crackers: their value. Each cheese: the value of your best cracker.</li>
      <li>Figs and grapes: 1, 3, 6, 10, 15 or 21 points for 1 to 6 of them.</li>
      <li>Nuts: 6 points for the most, counted by their values.</li>
      <li>Chili: 5 points for one, nothing for more.</li>
    </ul>
  </>
);

// region: areas
const AREAS = {
  wide: {
    plate: { left: 24, top: 4, width: 74, height: 40 },
    choice: { left: 4, top: 18, width: 16, height: 26 },
    tray: { left: 2, top: 48, width: 96, height: 49 },
  },
  tall: {
    plate: { left: 3, top: 16, width: 94, height: 29 },
    choice: { left: 80, top: 2, width: 17, height: 13 },
    tray: { left: 3, top: 47, width: 94, height: 50 },
  },
  opposite: {
    plate: { left: 4, top: 33, width: 92, height: 38 },
    choice: { left: 76, top: 73, width: 20, height: 25 },
    tray: { left: 4, top: 75, width: 60, height: 21 },
  },
};

function layoutSeat(seat: Seat, areas: keyof typeof AREAS) {
  for (const [name, area] of Object.entries(AREAS[areas])) seat.layout(name, { area });
  seat.first("plate")!.layout(Snack, {
    columns: { min: 5 },
    gap: 0.4,
    direction: "ltr",
    alignment: "left",
  });
  // A stack is laid out as a pile; the offsets make a row of it, or two on a tall board.
  seat.first("tray")!.configureLayout({
    columns: areas === "tall" ? 4 : { min: 1 },
    rows: areas === "tall" ? { min: 1 } : 1,
    offsetColumn: { x: 105, y: 0 },
    offsetRow: { x: 0, y: 105 },
    alignment: areas === "opposite" ? "left" : "center",
  });
}
// endregion

render(setup, {
  settings: { snacks: numberSetting("Snacks on each tray", 4, 8, 6) },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, player, boardSize) => {
    game.disableDefaultAppearance();
    const wide = boardSize === "wide";
    const others = game.players.length - 1;

    // region: seats
    const columns = wide ? others : 2;
    const rows = Math.ceil(others / columns);
    const size = { width: 94 / columns, height: wide ? 35 : 20 };
    const top = 10 + rows * size.height;
    for (const seat of game.all(Seat)) {
      const steps = (seat.player!.position - player.position + others + 1) % (others + 1);
      const cell = { x: (steps - 1) % columns, y: Math.floor((steps - 1) / columns) };
      const opposite = {
        left: 3.5 + cell.x * size.width,
        top: 9 + cell.y * size.height,
        width: size.width - 1,
        height: size.height - 1,
      };
      const own = { left: 3.5, top, width: 93, height: 97 - top };
      game.layout(seat, { area: steps === 0 ? own : opposite });
      layoutSeat(seat, steps > 0 ? "opposite" : wide ? "wide" : "tall");
    }
    // endregion
    game.layoutControls({ element: game, center: 50, top: 2 });

    game.first("deck")!.appearance({ render: false });
    game.all(Seat).appearance({
      render: (seat) => <Place guest={seat.player as Guest} mine={seat.player === player} />,
    });
    game.all("plate").appearance({ render: () => <div className="plate" /> });
    game.all(Snack).appearance({
      aspectRatio: 0.8,
      render: (snack) => (snack.kind ? <Label snack={snack} /> : <div className="napkin" />),
    });
  },

  announcements: {
    scores: (game) => {
      const winners = game.getWinners()!.map(({ name }) => name);
      return (
        <>
          <h1>{winners.length > 1 ? `${winners.join(" and ")} share` : `${winners[0]} wins`}</h1>
          <ScoreTable game={game} />
        </>
      );
    },
  },

  infoModals: [
    { title: "How to play", modal: () => <Rules /> },
    {
      title: "Scores",
      modal: (game) => (
        <>
          <h1>Scores</h1>
          <ScoreTable game={game} />
        </>
      ),
    },
  ],
});
