import React from "react";
import type { IslandName } from "../lib/mdx/islandNames";

/** The interactive components that pages may place, by the name authors write. */
const ISLANDS = {
  LayoutSandbox: () => <p>Layout sandbox</p>,
} as const satisfies Readonly<Record<IslandName, React.ComponentType>>;

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(ISLANDS, name);
}

/** Shows an interactive component; an unknown name is a fault of the build, not of the reader. */
export function Island({ name }: { readonly name: string }): React.JSX.Element {
  if (!isIsland(name)) {
    throw new Error(`Unknown island "${name}". Known: ${Object.keys(ISLANDS).join(", ")}.`);
  }
  const Component = ISLANDS[name];
  return <Component />;
}
