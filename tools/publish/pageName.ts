/** The route of a page whose files have this name: `/game/flow` of `game/flow`, `/` of `index`. */
export function toRoute(name: string): string {
  return name === "index" ? "/" : `/${name}`;
}

/** The name that the files of a page have in a build, without their suffix: `game/flow`, `index` for `/`. */
export function toName(route: string): string {
  return route === "/" ? "index" : route.slice(1);
}
