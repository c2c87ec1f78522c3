import type { MapPanel } from "../../shared/contracts/figureSchema";
import type { EdgeFact, MapFacts } from "../../shared/contracts/panelFacts";
import { readBoxes } from "./readBoxes";
import {
  ConnectedSpaceMap,
  Space,
  setUpGame,
  type ToolkitElement,
  type ToolkitMap,
} from "../layout/toolkit";

/** Width and height of a space, in % of the map. */
const SIZE = 16;

function findSpace(spaces: ReadonlyMap<string, ToolkitElement>, name: string): ToolkitElement {
  const space = spaces.get(name);
  if (space) return space;
  throw new Error(`the map has no space "${name}". Valid: ${[...spaces.keys()].join(", ")}.`);
}

function createMap(panel: MapPanel) {
  return setUpGame(["Ada"], (game) => {
    const map = game.create(ConnectedSpaceMap, "map") as ToolkitMap;
    const spaces = new Map<string, ToolkitElement>(
      Object.keys(panel.spaces).map((name) => [name, map.create(Space, name)]),
    );
    for (const [from, to, distance] of panel.connect) {
      map.connect(findSpace(spaces, from), findSpace(spaces, to), distance);
    }
    return { map, spaces };
  });
}

function readEdges(
  map: ToolkitMap,
  spaces: ReadonlyMap<string, ToolkitElement>,
): readonly EdgeFact[] {
  const names = new Map([...spaces].map(([name, space]) => [String(space._t.ref), name]));
  return map._graph.mapEdges((_edge, { distance }, source, target) => ({
    from: names.get(source) ?? source,
    to: names.get(target) ?? target,
    distance,
    isOnWay: false,
  }));
}

/** Marks the connections of the shortest path: each brings us closer by exactly its length. */
function markWay(
  edges: readonly EdgeFact[],
  [start, end]: readonly [string, string],
  spaces: ReadonlyMap<string, ToolkitElement>,
): readonly EdgeFact[] {
  const target = findSpace(spaces, end);
  const left = (name: string): number => findSpace(spaces, name).distanceTo(target);
  const way = new Set<EdgeFact>();
  for (let at = start; at !== end;) {
    const next = edges.find(
      ({ from, to, distance }) => from === at && left(from) === distance + left(to),
    );
    if (!next || way.has(next)) throw new Error(`no way leads from "${start}" to "${end}".`);
    way.add(next);
    at = next.to;
  }
  return edges.map((edge) => ({ ...edge, isOnWay: way.has(edge) }));
}

/** What the toolkit says about a map: where its spaces are, its connections, distances and paths. */
export function readMapFacts(panel: MapPanel): MapFacts {
  const { manager, made } = createMap(panel);
  const { map, spaces } = made;
  const slots = Object.values(panel.spaces).map(([x, y]) => ({
    left: x - SIZE / 2,
    top: y - SIZE / 2,
    width: SIZE,
    height: SIZE,
  }));
  const boxes = readBoxes(manager.game, () => map.configureLayout({ slots }), [...spaces.values()]);
  const { from, to } = panel;
  if (to !== undefined && from === undefined) throw new Error('"to" needs "from".');
  const origin = from === undefined ? undefined : findSpace(spaces, from);
  const edges = readEdges(map, spaces);
  return {
    kind: "map",
    spaces: [...boxes].map(([space, box]) => ({
      name: space.name,
      box,
      ...(origin && { distance: origin.distanceTo(space) }),
    })),
    edges: from === undefined || to === undefined ? edges : markWay(edges, [from, to], spaces),
  };
}
