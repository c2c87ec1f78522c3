import type { AnyNode, Program } from "acorn";
import { fullAncestor } from "acorn-walk";

/** What the guarded code calls; `src/frame/play/guard.ts` defines both before any code runs. */
const GUARD_CALL = "__guard()";
const COMPONENT_CALL = "__component()";

interface Insertion {
  readonly at: number;
  readonly text: string;
  /** Whether it ends what another one has begun. */
  readonly closes: boolean;
  /** How deep its node lies in the tree; the root is 1. */
  readonly depth: number;
}

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;
const FUNCTION = /^(?:Arrow)?Function(?:Declaration|Expression)$/;

function identifier(node: AnyNode | null | undefined): string | undefined {
  return node?.type === "Identifier" ? node.name : undefined;
}

/** The name that a function gets from its place, even as the argument of `memo(…)`. */
function nameFromPlace(ancestors: readonly AnyNode[]): string | undefined {
  for (const parent of [...ancestors].reverse()) {
    switch (parent.type) {
      case "CallExpression":
        break;
      case "VariableDeclarator":
        return identifier(parent.id);
      case "AssignmentExpression":
        return identifier(parent.left);
      case "Property":
      case "MethodDefinition":
        return identifier(parent.key);
      default:
        return undefined;
    }
  }
  return undefined;
}

/** Whether React may call the function once for every element: a capital name, or `render` of a class. */
function isComponent(node: AnyNode, ancestors: readonly AnyNode[]): boolean {
  const own = "id" in node ? identifier(node.id) : undefined;
  const name = own ?? nameFromPlace(ancestors.slice(0, -1)) ?? "";
  return /^[A-Z]/.test(name) || name === "render";
}

/** Puts a call at the head of a body: a block, a single statement or the expression of an arrow. */
function intoBody(body: AnyNode, call: string, depth: number): Insertion[] {
  if (body.type === "BlockStatement") {
    return [{ at: body.start + 1, text: `${call};`, closes: false, depth }];
  }
  // A loop may have `var a = 1;` for a body, which is called a declaration.
  const isStatement = /(?:Statement|Declaration)$/.test(body.type);
  const [open, close] = isStatement ? [`{${call};`, "}"] : [`(${call},`, ")"];
  return [
    { at: body.start, text: open, closes: false, depth },
    { at: body.end, text: close, closes: true, depth },
  ];
}

/** Where several meet: first what ends, from the inside out; then what begins, from the outside in. */
function inOrder(a: Insertion, b: Insertion): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.closes !== b.closes) return a.closes ? -1 : 1;
  return a.closes ? b.depth - a.depth : a.depth - b.depth;
}

/**
 * Puts a check at the head of every loop and function, so that code which never ends can be stopped.
 * Adds no line. `tree` is that of `code`; a call of `eval` is not seen.
 */
export function guardLoops(code: string, tree: Program): string {
  const insertions: Insertion[] = [];
  fullAncestor(tree, (node, _, ancestors) => {
    const isFunction = FUNCTION.test(node.type);
    if (!isFunction && !LOOP.test(node.type)) return;
    const { body } = node as { body: AnyNode };
    const isCounted = isFunction && isComponent(node, ancestors);
    insertions.push(...intoBody(body, isCounted ? COMPONENT_CALL : GUARD_CALL, ancestors.length));
  });
  let guarded = "";
  let done = 0;
  for (const { at, text } of insertions.sort(inOrder)) {
    guarded += code.slice(done, at) + text;
    done = at;
  }
  return guarded + code.slice(done);
}
