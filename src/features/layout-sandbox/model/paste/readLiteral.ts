import type { CodeToken } from "./codeTokens";

/** A value that code writes out. */
export type Literal =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "object"; readonly fields: readonly LiteralField[] }
  | { readonly kind: "list"; readonly items: readonly Literal[] }
  /** Something that only a run of the program would show. */
  | { readonly kind: "unreadable" };

/** A field of an object. */
export interface LiteralField {
  readonly name: string;
  /** Index of its name in the code. */
  readonly start: number;
  readonly value: Literal;
}

/** Something that could not be read, and where. */
export interface ReadFault {
  readonly start: number;
  readonly message: string;
}

const UNREADABLE: Literal = { kind: "unreadable" };
const CONSTANTS = new Map([
  ["true", true],
  ["false", false],
  ["undefined", undefined],
]);
const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const MOST_DEPTH = 20;

const toLiteral = (value: unknown): Literal => ({ kind: "value", value });

/** A sign that ends a value. */
const END = /^[,)\]};]$/;

/** Reads written-out values from tokens; keeps its place between calls. */
export class LiteralReader {
  readonly faults: ReadFault[] = [];
  private depth = 0;

  constructor(
    private readonly tokens: readonly CodeToken[],
    /** Index of the next token. */
    public at: number,
  ) {}

  private get next(): CodeToken {
    return this.tokens[this.at] ?? { kind: "end", text: "", start: 0 };
  }

  private isSign(text: string): boolean {
    return this.next.kind === "sign" && this.next.text === text;
  }

  private take(text: string): boolean {
    if (!this.isSign(text)) return false;
    this.at += 1;
    return true;
  }

  /** Passes over tokens up to a comma or closing bracket of this level. */
  private skip(): void {
    const open: string[] = [];
    for (; this.next.kind !== "end"; this.at += 1) {
      const { kind, text } = this.next;
      if (kind !== "sign") continue;
      if (open.length === 0 && END.test(text)) return;
      const closer = CLOSERS[text];
      if (closer !== undefined) open.push(closer);
      else if (text === open.at(-1)) open.pop();
    }
  }

  private fail(start: number, message: string): Literal {
    this.faults.push({ start, message });
    this.skip();
    return UNREADABLE;
  }

  /** The next value; the place is then behind it. */
  read(): Literal {
    const { start } = this.next;
    if (this.depth >= MOST_DEPTH) return this.fail(start, "this is nested too deeply.");
    this.depth += 1;
    const value = this.finish(this.readSum(), start);
    this.depth -= 1;
    return value;
  }

  /** Passes over `as const` and the like; anything else behind a value makes it unreadable. */
  private finish(value: Literal, start: number): Literal {
    while (this.take("!"));
    if (this.next.kind === "word" && /^(?:as|satisfies)$/.test(this.next.text)) {
      this.skip();
      return value;
    }
    const isOver = this.next.kind === "end" || END.test(this.next.text);
    if (isOver || value.kind === "unreadable") return value;
    return this.fail(
      start,
      "only numbers, texts, lists and objects can be read, and sums of numbers.",
    );
  }

  private readSum(): Literal {
    return this.readChain(["+", "-"], () => this.readChain(["*", "/"], () => this.readSign()));
  }

  private readChain(operators: readonly string[], readPart: () => Literal): Literal {
    let left = readPart();
    for (;;) {
      const { kind, text } = this.next;
      if (kind !== "sign" || !operators.includes(text)) return left;
      this.at += 1;
      left = calculate(text, left, readPart());
    }
  }

  private readSign(): Literal {
    if (this.take("-")) return calculate("-", toLiteral(0), this.readSign());
    if (this.take("+")) return this.readSign();
    return this.readPrimary();
  }

  private readPrimary(): Literal {
    const { kind, text, start } = this.next;
    if (kind === "end") return this.fail(start, "the code ends in the middle of a value.");
    if (this.take("{")) return this.readObject(start);
    if (this.take("[")) return this.readList(start);
    if (this.take("(")) {
      const value = this.read();
      return this.take(")") ? value : this.fail(start, 'the bracket "(" is never closed.');
    }
    const isName = kind === "word" && !CONSTANTS.has(text);
    if (isName || kind === "sign") {
      const what = isName
        ? `"${text}" is a name whose value only your game knows`
        : `a value cannot begin with "${text}"`;
      return this.fail(start, `${what}: write the number or text itself.`);
    }
    this.at += 1;
    if (kind === "word") return toLiteral(CONSTANTS.get(text));
    return toLiteral(kind === "string" ? text : Number(text.replaceAll("_", "")));
  }

  private readList(start: number): Literal {
    const items: Literal[] = [];
    while (!this.take("]")) {
      items.push(this.read());
      if (!this.take(",") && !this.isSign("]"))
        return this.fail(start, 'the list "[" is never closed.');
    }
    return { kind: "list", items };
  }

  private readObject(start: number): Literal {
    const fields: LiteralField[] = [];
    while (!this.take("}")) {
      const field = this.readField();
      if (field) fields.push(field);
      if (!this.take(",") && !this.isSign("}")) {
        this.faults.push({ start, message: 'the bracket "{" is never closed.' });
        break;
      }
    }
    return { kind: "object", fields };
  }

  private readField(): LiteralField | undefined {
    const { kind, text: name, start } = this.next;
    if (kind === "sign" || kind === "end") {
      this.fail(start, `expected the name of an attribute, found "${name}".`);
      return undefined;
    }
    this.at += 1;
    if (this.take(":")) return { name, start, value: this.read() };
    const message =
      this.isSign(",") || this.isSign("}")
        ? `"${name}" is a variable: write ${name}: and its value.`
        : `expected ":" behind "${name}".`;
    return { name, start, value: this.fail(start, message) };
  }
}

/** Numbers are rounded to six decimals, so that 0.1 + 0.2 is 0.3. */
function calculate(operator: string, left: Literal, right: Literal): Literal {
  if (left.kind !== "value" || right.kind !== "value") return UNREADABLE;
  const [a, b] = [left.value, right.value];
  if (typeof a !== "number" || typeof b !== "number") return UNREADABLE;
  const results: Readonly<Record<string, number>> = {
    "+": a + b,
    "-": a - b,
    "*": a * b,
    "/": a / b,
  };
  return toLiteral(Number((results[operator] ?? Number.NaN).toFixed(6)) + 0);
}

/** The value of a literal; `undefined` when any part of it cannot be read. */
export function toValue(literal: Literal): unknown {
  switch (literal.kind) {
    case "value":
      return literal.value;
    case "unreadable":
      return undefined;
    case "list": {
      const items = literal.items.map(toValue);
      return items.includes(undefined) ? undefined : items;
    }
    case "object": {
      // `fromEntries` defines keys and never calls a setter such as __proto__.
      const entries = literal.fields.map(({ name, value }) => [name, toValue(value)] as const);
      const isWhole = literal.fields.every(
        ({ value }, index) => value.kind === "value" || entries[index]?.[1] !== undefined,
      );
      if (!isWhole) return undefined;
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
  }
}
