import type { CodeToken } from "./codeTokens";
import { LiteralReader, type Literal, type ReadFault } from "./readLiteral";

/** The calls that say something about a layout. */
const CALLS = ["layout", "configureLayout", "appearance", "create"] as const;

/** A call of a method, with what could be read of its arguments. */
export interface CodeCall {
  readonly name: (typeof CALLS)[number];
  readonly args: readonly CallArgument[];
}

/** An argument of a call. */
export interface CallArgument {
  readonly literal: Literal;
  /** What in it could not be read. */
  readonly faults: readonly ReadFault[];
  /** The argument if it is a single name, such as the class `HexGrid`. */
  readonly word?: string | undefined;
}

const isSign = (token: CodeToken | undefined, text: string): boolean =>
  token?.kind === "sign" && token.text === text;

function readArguments(tokens: readonly CodeToken[], from: number): CallArgument[] {
  const args: CallArgument[] = [];
  for (let at = from; at < tokens.length && !isSign(tokens[at], ")"); at += 1) {
    const [first, behind] = [tokens[at], tokens[at + 1]];
    const isWord = first?.kind === "word" && (isSign(behind, ",") || isSign(behind, ")"));
    const reader = new LiteralReader(tokens, at);
    const literal = reader.read();
    args.push({ literal, faults: reader.faults, word: isWord ? first.text : undefined });
    at = reader.at;
    if (!isSign(tokens[at], ",")) break;
  }
  return args;
}

/** All calls of these names in code, in order; calls of other names are passed over. */
export function findCalls(tokens: readonly CodeToken[]): readonly CodeCall[] {
  return tokens.flatMap((token, index) => {
    const name = CALLS.find((call) => token.kind === "word" && token.text === call);
    if (name === undefined || !isSign(tokens[index + 1], "(")) return [];
    return [{ name, args: readArguments(tokens, index + 2) }];
  });
}

/** The first object that code writes out, for code without a call. */
export function findObject(tokens: readonly CodeToken[]): CallArgument | undefined {
  const at = tokens.findIndex((token, index) => {
    const [name, colon] = [tokens[index + 1], tokens[index + 2]];
    if (!isSign(token, "{") || !name) return false;
    return isSign(name, "}") || (name.kind !== "sign" && !isSign(colon, "("));
  });
  if (at < 0) return undefined;
  const reader = new LiteralReader(tokens, at);
  return { literal: reader.read(), faults: reader.faults };
}
