import React from "react";
import { withPrefix } from "../components/Link/Link";
import { LayoutSandbox } from "../features/layout-sandbox";
import {
  GamePlayer,
  LiveCode,
  TutorialProgress,
  TutorialStep,
  TutorialSteps,
  type ListedStep,
  type StepLink,
} from "../features/playground";
import { pictureAddresses, type GamePicture } from "../shared/contracts/gamePicture";
import { livePictureAddresses, type LivePicture } from "../shared/contracts/livePicture";
import { PLAY_FRAME_PATH } from "../shared/contracts/playFrame";
import type { IslandName } from "../shared/contracts/islandNames";
import type { Course } from "../shared/contracts/tutorialStep";

/** What the build computed for an interactive component. */
type IslandProps = Readonly<Record<string, string>>;

/** The picture of a game's table by its name; a game without one yet shows none. */
function gamePicture(name: string | undefined, alt = ""): GamePicture | undefined {
  if (name === undefined) return undefined;
  const { light, dark } = pictureAddresses(name);
  return { light: withPrefix(light), dark: withPrefix(dark), alt };
}

/** The picture of a live block's result; a block without one yet shows none. */
function livePicture(code: string, height: string | undefined, alt = ""): LivePicture | undefined {
  if (height === undefined) return undefined;
  const { light, dark } = livePictureAddresses(code);
  return { light: withPrefix(light), dark: withPrefix(dark), height: Number(height), alt };
}

const toNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** The interactive components that pages may place, by the name authors write. */
const ISLANDS = {
  GamePlayer: ({ game = "", title = game, facts = "", move = "0", seat, picture, alt }) => (
    <GamePlayer
      picture={gamePicture(picture, alt)}
      title={title}
      facts={facts}
      move={Number(move)}
      seat={toNumber(seat)}
      gamePath={withPrefix(`/live/games/${game}.json`)}
      framePath={withPrefix(PLAY_FRAME_PATH)}
    />
  ),
  LiveCode: ({ code = "", html = "", language, title = "", alt, ...numbers }) => (
    <LiveCode
      code={code}
      html={html}
      language={language === "ts" ? "ts" : "tsx"}
      title={title}
      players={toNumber(numbers["players"])}
      height={toNumber(numbers["height"])}
      picture={livePicture(code, numbers["pictureHeight"], alt)}
      framePath={withPrefix(PLAY_FRAME_PATH)}
    />
  ),
  TutorialStep: ({ course, step = "", title = step, place = "", goals = "[]", ...rest }) => (
    <TutorialStep
      course={course as Course}
      title={title}
      place={place}
      previous={rest["previous"]}
      next={rest["next"]}
      picture={gamePicture(rest["picture"], rest["alt"])}
      goals={JSON.parse(goals) as readonly string[]}
      stepPath={withPrefix(`/live/${String(course)}/${step}.json`)}
      framePath={withPrefix(PLAY_FRAME_PATH)}
    />
  ),
  TutorialProgress: ({ course, steps = "[]" }) => (
    <TutorialProgress course={course as Course} steps={JSON.parse(steps) as readonly StepLink[]} />
  ),
  TutorialSteps: ({ course, steps = "[]" }) => (
    <TutorialSteps course={course as Course} steps={JSON.parse(steps) as readonly ListedStep[]} />
  ),
  LayoutSandbox: ({ initialSvg, initialCode }) => (
    <LayoutSandbox
      initialSvg={initialSvg}
      initialCode={initialCode}
      framePath={withPrefix("/live/layout.html")}
    />
  ),
} as const satisfies Readonly<Record<IslandName, React.ComponentType<IslandProps>>>;

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(ISLANDS, name);
}

interface IslandComponentProps {
  readonly name: string;
  readonly props: IslandProps;
}

/** Shows an interactive component; an unknown name is a build error, not the reader's. */
export function Island({ name, props }: IslandComponentProps): React.JSX.Element {
  if (!isIsland(name)) {
    throw new Error(`Unknown island "${name}". Known: ${Object.keys(ISLANDS).join(", ")}.`);
  }
  const Component: React.ComponentType<IslandProps> = ISLANDS[name];
  return <Component {...props} />;
}
