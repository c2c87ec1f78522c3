import { numberSetting, ProfileBadge, render } from "@boardzilla/core";
import setup, {
  Alley,
  Bell,
  Cloak,
  COURIER_MINUTES,
  type Courier,
  HOURS,
  Lantern,
  Letter,
  Place,
} from "./game";
import "./style.css";

/** Where each place lies, in percent of the map. */
const SPOTS: Record<string, [left: number, top: number]> = {
  "North Gate": [50, 6],
  Mill: [16, 13],
  Bakery: [34, 27],
  Inn: [76, 17],
  Manor: [8, 42],
  Post: [49, 43],
  Forge: [28, 58],
  School: [92, 32],
  Market: [68, 49],
  Harbor: [92, 66],
  Abbey: [8, 75],
  Well: [48, 72],
  Quay: [76, 84],
  Barn: [30, 90],
};

const Notes = ({ game, carried }: { game: Courier; carried: string[] | undefined }) => (
  <div className="town">
    <div className="cast">
      {game.players.sortedBy("position").map((person) => (
        <div key={person.position} className={person.isCurrent() ? "acting" : ""}>
          <ProfileBadge player={person} />
          <span>{person.isCourier() ? "courier" : `guard ${person.position}`}</span>
        </div>
      ))}
    </div>
    <div className="notes">
      <b>
        Hour {game.hour} of {HOURS}
      </b>
      <span>
        {carried
          ? `Letters for ${carried.join(", ") || "nobody"}`
          : `You walk ${game.guardMinutes()} minutes, the courier ${COURIER_MINUTES}`}
      </span>
      <ol>
        {[...game.reports].reverse().map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  </div>
);

render(setup, {
  settings: { letters: numberSetting("Letters", 3, 5, 4) },

  boardSizes: [
    { name: "wide", aspectRatio: 1.6 },
    { name: "tall", aspectRatio: 0.6 },
  ],

  layout: (game, player, boardSize) => {
    const wide = boardSize === "wide";
    const map = game.first("map")!;
    game.disableDefaultAppearance();

    // region: map
    // A square of the same size on both boards, so that labels are in the same units.
    game.layout("map", {
      area: wide
        ? { left: 1, top: 3.6, width: 58, height: 92.8 }
        : { left: 1.7, top: 11, width: 96.6, height: 58 },
    });
    map.configureLayout({
      slots: map.all(Place).map(({ name }) => {
        const [left, top] = SPOTS[name];
        return { left: left - 8, top: top - 6, width: 16, height: 12 };
      }),
    });
    map.appearance({
      render: () => <div className="paper" />,
      connections: {
        fill: "var(--road)",
        thickness: 0.5,
        labelScale: 0.05,
        label: ({ distance }) => (
          <g className="minutes">
            <circle cx={29} cy={29} r={24} />
            <text x={29} y={41}>
              {distance}
            </text>
          </g>
        ),
      },
    });
    // endregion

    const carried = player.isCourier()
      ? game
          .first("bag")!
          .all(Letter)
          .map(({ address }) => address)
      : undefined;

    for (const place of map.all(Place)) {
      place.layout(Alley, { area: { left: 28, top: 0, width: 44, height: 65 } });
      const alley = place.first(Alley)!;
      alley.layout(Cloak, { area: { left: 0, top: 0, width: 100, height: 100 } });
      alley.layout(Letter, { area: { left: 70, top: 50, width: 60, height: 60 } });
      place.layout(Lantern, { area: { left: 0, top: 0, width: 100, height: 58 } });
      place.layout(Cloak, { area: { left: 62, top: 0, width: 44, height: 65 } });
      place.layout(Letter, { area: { left: 66, top: 22, width: 30, height: 40 } });
      place.layout(Bell, { area: { left: 72, top: -8, width: 40, height: 45 } });
      place.appearance({
        className: place.tower ? "tower" : carried?.includes(place.name) ? "address" : "",
        render: () => (
          <div className="spot">
            <i />
            <span>{place.name}</span>
          </div>
        ),
      });
    }
    for (const hidden of ["letters", "bag"]) game.first(hidden)!.appearance({ render: false });
    game.all(Lantern).appearance({
      aspectRatio: 1,
      render: ({ player: guard }) => <div className="disc">{guard!.position}</div>,
    });
    game.all(Cloak).appearance({
      aspectRatio: 1,
      render: () => (
        <svg viewBox="0 0 40 40">
          <path d="M20 2C12 2 9 9 10 16L4 38H36L30 16C31 9 28 2 20 2Z" />
          <ellipse cx={20} cy={13} rx={6} ry={7} />
        </svg>
      ),
    });
    game.all(Letter).appearance({
      render: () => (
        <svg viewBox="0 0 36 24">
          <path d="M1 1H35V23H1ZL18 14L35 1" />
        </svg>
      ),
    });
    game.all(Bell).appearance({
      aspectRatio: 1,
      render: () => (
        <svg viewBox="0 0 40 40">
          <path d="M4 31Q10 27 10 17Q10 5 20 5T30 17Q30 27 36 31ZM15 34A5 5 0 0 0 25 34Z" />
        </svg>
      ),
    });

    game.appearance({ render: () => <Notes game={game} carried={carried} /> });
    game.layoutControls(
      wide
        ? { element: game, left: 61, top: 3, width: 38 }
        : { element: game, center: 50, bottom: 1 },
    );
  },

  announcements: {
    delivered: () => <h1>All letters are delivered</h1>,
    caught: () => <h1>The courier is caught</h1>,
    late: () => <h1>The night is over, letters are left</h1>,
  },

  infoModals: [
    {
      title: "How to play",
      modal: (game) => (
        <>
          <h1>Courier</h1>
          <p>
            The courier walks up to 4 minutes each hour, unseen, and brings letters to their
            addresses.
          </p>
          <p>
            A letter is found when the courier walks on. At every even hour the nearest tower hears
            the courier.
          </p>
          <p>
            A guard walks up to {game.guardMinutes()} minutes and searches the place. Catch the
            courier within {HOURS} hours.
          </p>
        </>
      ),
    },
  ],
});
