/** The route of a page whose files have this name: `/game/flow` for `game/flow`, `/` for `index`. */
export function toRoute(name: string): string {
  return name === "index" ? "/" : `/${name}`;
}

/** The name that a page's files have in a build, without their suffix: `game/flow`, `index` for `/`. */
export function toName(route: string): string {
  return route === "/" ? "index" : route.slice(1);
}
