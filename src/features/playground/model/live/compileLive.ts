import type { Program, Statement } from "acorn";
import { full } from "acorn-walk";
import { LIVE_FILE } from "../play/protocol";
import { compileModule, type Compiled } from "./compileModule";

/** What shows the last expression of code that renders nothing itself. */
const SHOW = "__show";

/** Whether the code renders or exports its result by itself; `_core.render.call(…)` is an imported one. */
function showsItself(tree: Program, code: string): boolean {
  let found = false;
  full(tree, (node) => {
    const { type, callee, left } = node as { type: string; callee?: unknown; left?: unknown };
    const place = (type === "CallExpression" ? callee : left) as typeof node | undefined;
    if (!place) return;
    const written = code.slice(place.start, place.end);
    if (type === "CallExpression" && /^(?:_\w+\.)?render(?:\.call)?$/.test(written)) found = true;
    if (type === "AssignmentExpression" && /^exports\s*\.\s*default$/.test(written)) found = true;
  });
  return found;
}

function declaredComponent(statement: Statement): string | undefined {
  const { type } = statement;
  if (type === "FunctionDeclaration" || type === "ClassDeclaration") return statement.id.name;
  if (type !== "VariableDeclaration") return undefined;
  const last = statement.declarations.at(-1);
  const isFunction = /^(?:ArrowFunction|Function|Call)Expression$/.test(last?.init?.type ?? "");
  return last?.id.type === "Identifier" && isFunction ? last.id.name : undefined;
}

/** Lets code that is only an expression or a component show it. */
function showLast(code: string, tree: Program): string {
  const last = tree.body.findLast(
    (each) => each.type !== "EmptyStatement" && !("directive" in each),
  );
  if (!last || last.type.startsWith("Import") || last.type.startsWith("Export")) return code;
  if (showsItself(tree, code)) return code;
  const statement = last as Statement;
  if (statement.type === "ExpressionStatement") {
    const { start, end } = statement.expression;
    return `${code.slice(0, start)}${SHOW}(${code.slice(start, end)})${code.slice(end)}`;
  }
  const name = declaredComponent(statement);
  if (name === undefined || !/^[A-Z]/.test(name)) return code;
  return `${code.slice(0, statement.end)};${SHOW}(${name})${code.slice(statement.end)}`;
}

/**
 * Compiles the code of a live block. It may be an element or a component alone, call `render(…)`, or
 * be a module with a default export; the frame does the rest (`src/frame/play/live`).
 */
export function compileLive(source: string): Compiled {
  return compileModule(source, { name: LIVE_FILE, edit: showLast });
}
