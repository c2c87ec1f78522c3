import React from "react";
import { withPrefix } from "../components/Link/Link";
import { LayoutSandbox } from "../features/layout-sandbox";
import { GamePlayer } from "../features/playground";
import type { IslandName } from "../lib/mdx/islandNames";

/** What the build computed for an interactive component. */
type IslandProps = Readonly<Record<string, string>>;

/** The interactive components that pages may place, by the name authors write. */
const ISLANDS = {
  GamePlayer: ({ game = "", title = game, facts = "", move = "0" }) => (
    <GamePlayer
      title={title}
      facts={facts}
      move={Number(move)}
      gamePath={withPrefix(`/live/games/${game}.json`)}
      framePath={withPrefix("/live/play.html")}
    />
  ),
  LayoutSandbox: ({ initialSvg }) => (
    <LayoutSandbox initialSvg={initialSvg} framePath={withPrefix("/live/layout.html")} />
  ),
} as const satisfies Readonly<Record<IslandName, React.ComponentType<IslandProps>>>;

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(ISLANDS, name);
}

interface IslandComponentProps {
  readonly name: string;
  readonly props: IslandProps;
}

/** Shows an interactive component; an unknown name is a fault of the build, not of the reader. */
export function Island({ name, props }: IslandComponentProps): React.JSX.Element {
  if (!isIsland(name)) {
    throw new Error(`Unknown island "${name}". Known: ${Object.keys(ISLANDS).join(", ")}.`);
  }
  const Component: React.ComponentType<IslandProps> = ISLANDS[name];
  return <Component {...props} />;
}
