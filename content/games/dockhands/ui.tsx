import { numberSetting, render, Stack } from "@boardzilla/core";
import setup, {
  Contract,
  Crate,
  Desk,
  Dockhand,
  type Docker,
  Mat,
  Spot,
  type Ware,
  WARES,
  WORTH,
} from "./game";
import "./style.css";

const SHAPES: Record<Ware, string> = {
  fish: "M2 12Q10 3 17 11L22 6V18L17 13Q10 21 2 12Z",
  timber: "M2 8H18A4 4 0 0 1 18 16H2A4 4 0 0 1 2 8ZM18 8A4 4 0 0 0 18 16",
  spice: "M8 2H16L14 7Q21 11 20 17Q19 22 12 22T4 17Q3 11 10 7Z",
};

const Icon = ({ ware }: { ware: Ware }) => (
  <svg className={`icon ${ware}-icon`} viewBox="0 0 24 24" role="img" aria-label={ware}>
    <path d={SHAPES[ware]} />
  </svg>
);

const Gain = ({ spot }: { spot: Spot }) => {
  if (spot.kind === "goods") {
    return [...Array(spot.amount).keys()].map((key) => <Icon key={key} ware={spot.ware!} />);
  }
  if (spot.kind === "trade") return <>any {spot.amount} alike</>;
  if (spot.kind === "office") return <>a contract</>;
  return <>first tomorrow, {spot.amount} coins</>;
};

/** Where the dockhands of a spot stand, in percent of it. */
const standing = ({ capacity }: Spot) =>
  [...Array(capacity).keys()].map((index) => ({
    left: 37 + (index - (capacity - 1) / 2) * 30,
    top: 64,
    width: 26,
    height: 29,
  }));

/** A contract, or its back: also a card just drawn is unknown until the engine answers. */
const Card = ({ contract: { cost, pay, player, size, ware } }: { contract: Contract }) =>
  cost === undefined ? (
    <div className="card back">
      <span>{size}</span>
    </div>
  ) : (
    <div className="card">
      <span>
        {cost} <Icon ware={ware} />
      </span>
      <b>{pay}</b>
      {player && <i className="hand">{player.position}</i>}
    </div>
  );

render(setup, {
  settings: { days: numberSetting("Days", 3, 6, 5) },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, player, boardSize) => {
    const wide = boardSize === "wide";
    game.disableDefaultAppearance();

    // region: harbor
    game.layout(Spot, {
      area: wide
        ? { left: 2, top: 9, width: 58, height: 55 }
        : { left: 3, top: 4.5, width: 94, height: 32 },
      rows: 2,
      columns: 3,
      gap: 1,
    });
    game.layout(Stack, {
      area: wide
        ? { left: 2, top: 67, width: 24, height: 24 }
        : { left: 3, top: 38, width: 40, height: 12 },
      rows: 1,
      columns: 2,
      gap: 1,
    });
    game.layout("pier", {
      area: wide
        ? { left: 28, top: 67, width: 32, height: 24 }
        : { left: 46, top: 38, width: 51, height: 12 },
    });
    game.layoutAsDrawer("ledger", {
      area: wide
        ? { left: 2, top: 40, width: 58, height: 59 }
        : { left: 3, top: 15, width: 94, height: 40 },
      openDirection: "up",
      tab: "Paid contracts",
    });
    // endregion

    // region: mats
    const key = ({ position }: Docker) => `m${position}`;
    const seats = [player, ...player.others()];
    game.layoutAsTabs(Object.fromEntries(seats.map((docker) => [key(docker), docker.my(Mat)!])), {
      area: wide
        ? { left: 62, top: 45, width: 36.5, height: 53 }
        : { left: 3, top: 59.5, width: 94, height: 23 },
      tabDirection: "up",
      tabs: Object.fromEntries(
        seats.map((docker) => [
          key(docker),
          <span key={key(docker)} className={docker.isCurrent() ? "acting" : ""}>
            {docker.name} <b>{docker.coins}</b>
          </span>,
        ]),
      ),
      setTabTo: (actions) => (actions.some(({ name }) => name === "deliver") ? key(player) : ""),
    });
    for (const mat of game.all(Mat)) {
      mat.layout(Dockhand, {
        area: { left: 3, top: 4, width: 36, height: 24 },
        rows: 1,
        columns: 3,
      });
      mat.layout(Crate, {
        area: { left: 3, top: 32, width: 94, height: 22 },
        rows: 1,
        columns: 10,
      });
      mat.layout(Desk, { area: { left: 3, top: 59, width: 94, height: 38 } });
    }
    // endregion

    for (const spot of game.all(Spot)) {
      spot.layout(Dockhand, { slots: standing(spot) });
      spot.appearance({
        render: () => (
          <div className="board">
            <b>{spot.name}</b>
            <div>
              <Gain spot={spot} />
            </div>
            {standing(spot).map(({ left, top, width, height }) => (
              <i
                key={left}
                style={{
                  left: `${left}%`,
                  top: `${top}%`,
                  width: `${width}%`,
                  height: `${height}%`,
                }}
              />
            ))}
          </div>
        ),
      });
    }
    for (const space of [game.first("pier")!, game.first("ledger")!, ...game.all(Desk)]) {
      space.layout(Contract, {
        area: { left: 2, top: 4, width: 96, height: 92 },
        rows: space.name === "ledger" ? { min: 2, max: 3 } : 1,
        columns: { min: 4, max: 9 },
        gap: 0.8,
        alignment: "left",
      });
    }
    game.first("stock")!.appearance({ render: false });
    game.first("pier")!.appearance({ render: () => <div className="jetty">sails tonight</div> });
    game.first("ledger")!.appearance({ render: () => <div className="book" /> });
    game.all(Mat).appearance({
      render: ({ player: docker }) => <div className="mat">goods worth {docker!.worth()}</div>,
    });
    game.all(Stack).appearance({
      render: (deck) => (
        <div className="pile">
          {deck.name} <b>{deck.all(Contract).length}</b>
        </div>
      ),
    });
    game.all(Stack).all(Contract).appearance({ render: false });
    game.all(Dockhand).appearance({
      aspectRatio: 1,
      render: ({ player: docker }) => <div className="hand">{docker!.position}</div>,
    });
    game.all(Crate).appearance({
      aspectRatio: 1,
      render: ({ ware }) => (
        <div className="crate">
          <Icon ware={ware} />
        </div>
      ),
    });
    for (const contract of game.all(Contract)) {
      if (contract.container(Stack)) continue;
      contract.appearance({ aspectRatio: 0.8, render: () => <Card contract={contract} /> });
    }

    game.appearance({
      render: () => (
        <div className="sky">
          Day {game.day} · {WARES.map((ware) => `${ware} ${WORTH[ware]}`).join(", ")}
        </div>
      ),
    });
    const controls = wide
      ? { element: game, left: 62, top: 3, width: 37 }
      : { element: game, center: 50, bottom: 1 };
    game.layoutControls(controls);
    game.layoutAction("deliver", { ...controls, noAnchor: ["contract"] });
  },

  announcements: {
    closed: (game) => {
      const winners = game.getWinners() as Docker[];
      const names = winners.map(({ name }) => name).join(" and ");
      return (
        <h1>
          {names} {winners.length > 1 ? "win" : "wins"} with {winners[0].coins} coins
        </h1>
      );
    },
  },

  infoModals: [
    {
      title: "How to play",
      modal: () => (
        <>
          <h1>Dockhands</h1>
          <p>Each day you send three dockhands, in turn, to spots with room for them.</p>
          <p>
            A contract asks for goods of a total worth, with at least one of its kind. Large ones
            bring a crate as a gift.
          </p>
          <p>In the evening you deliver, and the ships pay. The most coins win.</p>
        </>
      ),
    },
  ],
});
