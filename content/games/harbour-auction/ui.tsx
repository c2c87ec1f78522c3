import { ProfileBadge, render, Stack } from "@boardzilla/core";
import setup, { Lot, Shed, type HarbourAuction, type Merchant } from "./game";
import "./style.css";

/** A leaf, a star of anise, a spool. */
const SIGNS: Record<string, string> = {
  tea: "M20 80C14 40 40 16 84 16c2 42-20 68-54 60M20 80c10-20 24-34 40-44",
  spice: "M50 12v76M12 50h76M23 23l54 54M77 23 23 77",
  silk: "M26 16h48l-8 16v36l8 16H26l8-16V32zM34 40h32M34 50h32M34 60h32",
};

const Crate = ({ lot }: { lot: Lot }) =>
  lot.kind ? (
    <div className={`crate of-${lot.kind}`}>
      <svg viewBox="0 0 100 100">
        <path d={SIGNS[lot.kind]} />
      </svg>
      <b>{lot.value}</b>
    </div>
  ) : (
    <div className="crate" />
  );

const Harbour = ({ game }: { game: HarbourAuction }) => (
  <div className="harbour">
    <svg className="hull" viewBox="0 0 200 60" preserveAspectRatio="none">
      <path d="M0 6h200c-4 30-16 50-32 54H40C20 56 4 34 0 6z" />
    </svg>
    <div className="pier" />
    {game.first("quay")!.has(Lot) && (
      <div className="offer" style={{ color: game.bidder?.color }}>
        {game.bidder ? `${game.bidder.name} offers ${game.bid}` : "No bid yet"}
      </div>
    )}
  </div>
);

const Row = ({ merchant }: { merchant: Merchant }) => {
  const out = merchant.passed && merchant.game.first("quay")!.has(Lot);
  return (
    <div className={`row ${merchant.isCurrent() ? "acting" : ""} ${out ? "out" : ""}`}>
      <ProfileBadge player={merchant} />
      <span className="coins">{merchant.coins}</span>
      <span className="points">
        {merchant.points()} points{out && ", out"}
      </span>
    </div>
  );
};

render(setup, {
  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, _player, boardSize) => {
    game.disableDefaultAppearance();
    const wide = boardSize === "wide";

    // region: areas
    const ship = game.first(Stack)!;
    ship.configureLayout({
      area: { left: 18, top: 0, width: 64, height: 70 },
      rows: 3,
      columns: 5,
      offsetColumn: { x: 104, y: 0 },
      offsetRow: { x: 0, y: 104 },
      limit: 15,
      alignment: "bottom",
      direction: "ltr-btt",
    });
    game.layout(ship, {
      area: wide
        ? { left: 3, top: 8, width: 36, height: 32 }
        : { left: 3, top: 5, width: 44, height: 24 },
    });
    game.layout("quay", {
      area: wide
        ? { left: 13, top: 44, width: 16, height: 26 }
        : { left: 59, top: 8, width: 28, height: 17 },
    });
    const [left, top, width, total] = wide ? [42, 4, 56, 93] : [3, 50, 94, 48];
    const height = Math.min(total / game.players.length, total / 4) - 1;
    game.players.forEach((merchant, place) => {
      game.layout(merchant.my(Shed)!, {
        area: { left, top: top + place * (height + 1), width, height },
      });
    });
    game.all(Shed).layout(Lot, {
      area: { left: 41, top: 12, width: 57, height: 76 },
      rows: 1,
      columns: { min: 5 },
      gap: 0.5,
      alignment: "left",
    });
    // endregion

    game.appearance({ render: () => <Harbour game={game} /> });
    game.all(Shed).appearance({ render: ({ player }) => <Row merchant={player as Merchant} /> });
    game.all(Lot).appearance({ aspectRatio: 1, render: (lot) => <Crate lot={lot} /> });
    game.all("unsold").appearance({ render: false });
    game.layoutControls({ element: game, left: 0, top: 0 });
  },

  announcements: {
    landed: (game) => (
      <>
        <h1>A ship has landed</h1>
        <p>
          {game.first(Stack)!.all(Lot).length} lots, and {game.players[0].coins} coins for each of
          you
        </p>
        <p className="hint">Click to begin</p>
      </>
    ),
    sailed: (game) => {
      const winners = game.getWinners() as Merchant[];
      return (
        <>
          <h1>
            {winners.map(({ name }) => name).join(" and ")} {winners.length > 1 ? "win" : "wins"}
          </h1>
          <p>with {winners[0].points()} points</p>
        </>
      );
    },
  },

  infoModals: [
    {
      title: "How to play",
      modal: () => (
        <>
          <h1>Harbour Auction</h1>
          <p>Lot by lot, bid more than the last bid or pass. Who has passed is out for this lot.</p>
          <p>The highest bid pays and takes the lot. Whoever has the fewest coins bids first.</p>
          <p>
            A lot is worth its number of points, and each set of tea, spice and silk 5 more. Coins
            only break ties.
          </p>
        </>
      ),
    },
  ],
});
