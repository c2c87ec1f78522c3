import { parse, type Program } from "acorn";
import { transform, type Transform } from "sucrase";
import { plainMessage, type CodeProblem } from "./codeProblem";
import { guardLoops } from "./loopGuard";
import { findUnsupportedSyntax } from "./unsupportedSyntax";

/** Longest source that is compiled, in bytes of UTF-8. */
export const MAX_SOURCE = 64_000;

export type Compiled = { readonly code: string } | { readonly problem: CodeProblem };

interface CompileOptions {
  /** Name of the file; its ending decides whether it may hold JSX: `game.ts`, `ui.tsx`. */
  readonly name: string;
  /** Changes the compiled code before it is guarded; must keep the lines. */
  readonly edit?: (code: string, tree: Program) => string;
}

interface SyntaxFault {
  readonly message: string;
  /** Index in the compiled code; only its parser says it. */
  readonly pos?: number;
  readonly loc: { readonly line: number; readonly column: number };
}

function isSyntaxFault(error: unknown): error is SyntaxFault {
  return error instanceof Error && "loc" in error && typeof error.loc === "object";
}

/** What a compiler says, as a sentence without the place and the file. */
function sentenceOf(message: string): string {
  const text = plainMessage(message.replace(/^Error transforming [^:]*: /, "")).trim();
  return /[.…]$/.test(text) ? text : `${text}.`;
}

/**
 * The reader's column of a place in the compiled line: where the same rest of the line begins, or the
 * same characters, if they occur only once in the line as it was written. The line is the same in both.
 */
function columnInSource(written: string, compiled: string, column: number): number {
  const rest = compiled.slice(column);
  if (written.endsWith(rest)) return written.length - rest.length + 1;
  for (const length of [12, 6, 3, 1]) {
    const piece = compiled.slice(column, column + length);
    const at = piece === "" ? -1 : written.indexOf(piece);
    if (at >= 0 && !written.includes(piece, at + 1)) return at + 1;
  }
  return 1;
}

/**
 * Where the fault is: line from 1, column as the compiler counts. The parser begins a line behind U+2028
 * and U+2029, too, where editors do not, so its lines are counted again.
 */
function placeOf({ loc, pos }: SyntaxFault, compiled?: string): SyntaxFault["loc"] {
  if (compiled === undefined || pos === undefined) return loc;
  const before = compiled.slice(0, pos).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length };
}

const refuseAll = (message: string): Compiled => ({ problem: { message, line: 1, column: 1 } });

function refuse(source: string, error: unknown, compiled?: string): Compiled {
  if (!isSyntaxFault(error)) {
    const message = error instanceof Error ? sentenceOf(error.message) : String(error);
    const isDeep = error instanceof RangeError;
    return refuseAll(isDeep ? "The code is nested too deeply." : message);
  }
  const { line, column } = placeOf(error, compiled);
  const lineOf = (text: string): string => text.split("\n")[line - 1] ?? "";
  const written = lineOf(source);
  const place = compiled === undefined ? column : columnInSource(written, lineOf(compiled), column);
  return {
    problem: {
      message: sentenceOf(error.message),
      line,
      // A text that ends too early is found out behind its end.
      column: Math.min(Math.max(1, place), written.length + 1),
    },
  };
}

/**
 * Compiles one module of TypeScript to CommonJS with checks in its loops and functions. Every line
 * stays where it is. A field without a value is a mere declaration, and one with a value is assigned,
 * as under the compiler settings of the toolkit's templates. Never throws.
 */
export function compileModule(source: string, { name, edit }: CompileOptions): Compiled {
  const size = new TextEncoder().encode(source).length;
  if (size > MAX_SOURCE) {
    return refuseAll(
      `The code has ${String(size)} bytes; at most ${String(MAX_SOURCE)} are allowed. Make it shorter.`,
    );
  }
  const text = source.replace(/\r\n?/g, "\n");
  const transforms: Transform[] = ["typescript", "imports"];
  if (name.endsWith("x")) transforms.push("jsx");
  const unsupported = findUnsupportedSyntax(text, transforms);
  if (unsupported) return { problem: unsupported };
  let compiled: string | undefined;
  const read = (code: string): Program =>
    parse(code, { ecmaVersion: "latest", sourceType: "script", allowHashBang: true });
  try {
    const written = transform(text, {
      transforms,
      jsxRuntime: "automatic",
      production: true,
      filePath: name,
    }).code;
    compiled = written;
    const tree = read(written);
    if (!edit) return { code: guardLoops(written, tree) };
    const edited = edit(written, tree);
    return { code: guardLoops(edited, read(edited)) };
  } catch (error) {
    return refuse(text, error, compiled);
  }
}
