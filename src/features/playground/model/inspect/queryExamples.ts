import { flattenTree, type BoardNode } from "./boardTree";

/** Values that a query can hold as they are. */
const isPlain = (value: string): boolean =>
  /^(?:"[^"]{0,30}"|-?\d+(?:\.\d+)?|true|false)$/.test(value);

function mostFrequent(nodes: readonly BoardNode[]): BoardNode | undefined {
  const classes = new Map<string, { readonly first: BoardNode; count: number }>();
  for (const node of nodes) {
    const known = classes.get(node.className);
    if (known) known.count += 1;
    else classes.set(node.className, { first: node, count: 1 });
  }
  return [...classes.values()].sort((a, b) => b.count - a.count)[0]?.first;
}

/** A few queries that find something on a board, from the general to the particular. */
export function suggestQueries(tree: readonly BoardNode[]): string[] {
  const [game] = tree;
  const nodes = flattenTree(game?.children ?? []);
  const common = mostFrequent(nodes);
  if (!common) return ["players.map((player) => player.name)"];
  const { className } = common;
  const withValue = nodes
    .filter((node) => node.className === className)
    .flatMap(({ attributes }) => attributes.filter(([, value]) => isPlain(value)))[0];
  const named = nodes.find(({ name, children }) => name !== undefined && children.length > 0);
  return [
    `game.all(${className})`,
    ...(withValue ? [`game.all(${className}, { ${withValue[0]}: ${withValue[1]} })`] : []),
    ...(named?.name !== undefined
      ? [
          `game.first(${JSON.stringify(named.name)}).all(${named.children[0]?.className ?? "Piece"})`,
        ]
      : []),
    `game.all(${className}).length`,
    "players.map((player) => player.name)",
  ];
}
