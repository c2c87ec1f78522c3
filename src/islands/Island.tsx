import React from "react";
import { withPrefix } from "../components/Link/Link";
import { LayoutSandbox } from "../features/layout-sandbox";
import {
  GamePlayer,
  LiveCode,
  TutorialProgress,
  TutorialStep,
  TutorialSteps,
} from "../features/playground";
import { pictureAddresses, type GamePicture } from "../shared/contracts/gamePicture";
import type { IslandName, IslandProps } from "../shared/contracts/islandProps";
import { livePictureName } from "../shared/contracts/livePicture";
import { PLAY_FRAME_PATH } from "../shared/contracts/playFrame";

/** The addresses of a picture by its name. */
function prefixedPicture(name: string): Pick<GamePicture, "light" | "dark"> {
  const { light, dark } = pictureAddresses(name);
  return { light: withPrefix(light), dark: withPrefix(dark) };
}

/** The picture of a table; a game without one yet shows none. */
const tablePicture = (picture: IslandProps["GamePlayer"]["picture"]): GamePicture | undefined =>
  picture && { ...prefixedPicture(picture.name), alt: picture.alt };

/** The interactive components that pages may place, by the name authors write. */
const ISLANDS: {
  readonly [Name in IslandName]: (props: IslandProps[Name]) => React.JSX.Element;
} = {
  GamePlayer: ({ game, picture, ...props }) => (
    <GamePlayer
      {...props}
      picture={tablePicture(picture)}
      gamePath={withPrefix(`/live/games/${game}.json`)}
      framePath={withPrefix(PLAY_FRAME_PATH)}
    />
  ),
  LiveCode: ({ picture, ...props }) => (
    <LiveCode
      {...props}
      picture={picture && { ...prefixedPicture(livePictureName(props.code)), ...picture }}
      framePath={withPrefix(PLAY_FRAME_PATH)}
    />
  ),
  TutorialStep: ({ step, picture, ...props }) => (
    <TutorialStep
      {...props}
      picture={tablePicture(picture)}
      stepPath={withPrefix(`/live/${props.course}/${step}.json`)}
      framePath={withPrefix(PLAY_FRAME_PATH)}
    />
  ),
  TutorialProgress: (props) => <TutorialProgress {...props} />,
  TutorialSteps: (props) => <TutorialSteps {...props} />,
  LayoutSandbox: (props) => (
    <LayoutSandbox {...props} framePath={withPrefix("/live/layout.html")} />
  ),
};

interface IslandComponentProps<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps[Name];
}

/** Shows an interactive component with what the build has made for it. */
export function Island<Name extends IslandName>({
  name,
  props,
}: IslandComponentProps<Name>): React.JSX.Element {
  return ISLANDS[name](props);
}
