import { parser } from "@lezer/javascript";

const typescript = parser.configure({ dialect: "ts jsx" });
const expression = typescript.configure({ top: "SingleExpression" });

/** A part of parsed code. */
export type CodeNode = ReturnType<typeof parser.parse>["topNode"];

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

/** All calls of these names in code, in order; calls of other names are passed over. */
export function findCalls(code: string): readonly CodeCall[] {
  const calls: CodeCall[] = [];
  typescript.parse(code).iterate({
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
function findFirst(
  tree: ReturnType<typeof parser.parse>,
  kinds: readonly string[],
): CodeNode | undefined {
  const found: CodeNode[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (kinds.includes(name)) found.push(node);
    },
  });
  return found[0];
}

/** The first object that code writes out, for code without a call. */
export function findObject(code: string): CodeNode | undefined {
  const first = findFirst(typescript.parse(code), ["ObjectExpression", "Block"]);
  if (first?.name !== "Block") return first;
  // A statement that begins with a brace is a block; blanks keep the places as they are.
  const object = " ".repeat(first.from) + code.slice(first.from);
  return findFirst(expression.parse(object), ["ObjectExpression"]);
}
