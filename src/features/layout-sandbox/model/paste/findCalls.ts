import { parser } from "@lezer/javascript";

const typescript = parser.configure({ dialect: "ts jsx" });
const expression = typescript.configure({ top: "SingleExpression" });

/** Parsed code. */
export type CodeTree = ReturnType<typeof parser.parse>;

/** A part of parsed code. */
export type CodeNode = CodeTree["topNode"];

/** The calls that say something about a layout. */
const CALLS = ["layout", "configureLayout", "appearance", "create"] as const;

/** A call of a method. */
export interface CodeCall {
  readonly name: (typeof CALLS)[number];
  readonly args: readonly CodeNode[];
}

/** The parts of a node, without its signs and comments. */
export function partsOf(node: CodeNode): readonly CodeNode[] {
  const parts: CodeNode[] = [];
  for (let part = node.firstChild; part; part = part.nextSibling)
    if (/^\w/.test(part.name) && !part.type.isSkipped) parts.push(part);
  return parts;
}

/** The value itself: without brackets, `!`, `as …` and `satisfies …`. */
export function unwrap(node: CodeNode): CodeNode {
  let inner = node;
  for (;;) {
    const [value, operator] = partsOf(inner);
    const isWrapped =
      /^(?:Parenthesized|Postfix)Expression$/.test(inner.name) ||
      /^(?:as|satisfies)$/.test(operator?.name ?? "");
    if (!isWrapped || !value) return inner;
    inner = value;
  }
}

export const textOf = (code: string, { from, to }: CodeNode): string => code.slice(from, to);

/** Parses step by step while `hasTime` holds: code that could mean several things takes a square of its length. */
function parseInTime(
  grammar: typeof parser,
  code: string,
  hasTime: () => boolean,
): CodeTree | undefined {
  const parsing = grammar.startParse(code);
  while (hasTime()) {
    const tree = parsing.advance();
    if (tree) return tree;
  }
  return undefined;
}

/** The tree of a module of TypeScript; `undefined` when there was not enough time. */
export function parseModule(code: string, hasTime: () => boolean): CodeTree | undefined {
  return parseInTime(typescript, code, hasTime);
}

/** All calls of these names in parsed code, in order; calls of other names are passed over. */
export function findCalls(code: string, tree: CodeTree): readonly CodeCall[] {
  const calls: CodeCall[] = [];
  tree.iterate({
    enter: ({ name: kind, node }) => {
      const callee = kind === "ArgList" ? node.parent?.firstChild : undefined;
      const method = callee?.name === "MemberExpression" ? callee.lastChild : callee;
      const name = CALLS.find((call) => method && textOf(code, method) === call);
      if (name) calls.push({ name, args: partsOf(node).map(unwrap) });
    },
  });
  return calls;
}

/** The first node of these kinds. */
function findFirst(tree: CodeTree, kinds: readonly string[]): CodeNode | undefined {
  const found: CodeNode[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (kinds.includes(name)) found.push(node);
    },
  });
  return found[0];
}

/** The first object that code writes out, for code without a call; `undefined` also when there was not enough time. */
export function findObject(
  code: string,
  tree: CodeTree,
  hasTime: () => boolean,
): CodeNode | undefined {
  const first = findFirst(tree, ["ObjectExpression", "Block"]);
  if (first?.name !== "Block") return first;
  // A statement that begins with a brace is a block; blanks keep the places as they are.
  const object = " ".repeat(first.from) + code.slice(first.from);
  const read = parseInTime(expression, object, hasTime);
  return read && findFirst(read, ["ObjectExpression"]);
}
