import { partsOf, textOf, unwrap, type CodeNode } from "./findCalls";

/** A field of an object. */
export interface LiteralField {
  readonly name: string;
  /** Index of its name in the code. */
  readonly start: number;
  /** NaN for a sum of something else than numbers; `undefined` also when it could not be read. */
  readonly value: unknown;
}

/** Something that could not be read, and where. */
export interface ReadFault {
  readonly start: number;
  readonly message: string;
}

const MOST_DEPTH = 100;

const unquote = (text: string): string => text.slice(1, -1).replace(/\\(.)/gs, "$1");

/** Reads written-out values; what only a run of the program would show becomes a fault. */
export class LiteralReader {
  readonly faults: ReadFault[] = [];
  private depth = 0;

  constructor(private readonly code: string) {}

  /** The fields of an object. */
  readFields(object: CodeNode): readonly LiteralField[] {
    if (object.name !== "ObjectExpression") {
      this.refuse(object);
      return [];
    }
    this.checkClosed(object, "}");
    return partsOf(object).flatMap((property) => this.readField(property));
  }

  /** Reports the first fault of syntax in a node, unless something is reported already. */
  checkSyntax(node: CodeNode): void {
    node.cursor().iterate(({ type, from }) => {
      if (type.isError && this.faults.length === 0)
        this.fail(from, "this cannot be read: a comma or a bracket may be missing before it.");
    });
  }

  private fail(start: number, message: string): unknown {
    this.faults.push({ start, message });
    return undefined;
  }

  private refuse(node: CodeNode): unknown {
    const [name] = /^[\p{L}_$][\p{L}\p{N}_$]*/u.exec(textOf(this.code, node)) ?? [];
    return this.fail(
      node.from,
      name === undefined
        ? "only numbers, texts, lists and objects can be read, and sums of numbers."
        : `"${name}" is a name whose value only your game knows: write the number or text itself.`,
    );
  }

  private checkClosed(node: CodeNode, closer: string): void {
    if (node.lastChild?.name === closer) return;
    this.fail(node.from, `the bracket "${this.code.charAt(node.from)}" is never closed.`);
  }

  private read(node: CodeNode): unknown {
    if (this.depth >= MOST_DEPTH) return this.fail(node.from, "this is nested too deeply.");
    this.depth += 1;
    const value = this.readValue(unwrap(node));
    this.depth -= 1;
    return value;
  }

  private readValue(node: CodeNode): unknown {
    const text = textOf(this.code, node);
    if (text === "undefined") return undefined;
    const parts = partsOf(node);
    switch (node.name) {
      case "Number":
        return Number(text.replaceAll("_", ""));
      case "BooleanLiteral":
        return text === "true";
      case "String":
        return unquote(text);
      case "TemplateString":
        return parts.length === 0 ? unquote(text) : this.refuse(node);
      case "UnaryExpression":
        return this.calculate([undefined, ...parts]);
      case "BinaryExpression":
        return this.calculate(parts);
      case "ArrayExpression":
        this.checkClosed(node, "]");
        return parts.map((part) => this.read(part));
      case "ObjectExpression": {
        const fields = this.readFields(node).filter(({ value }) => value !== undefined);
        // `fromEntries` defines keys and never calls a setter such as __proto__.
        return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
      }
      default:
        return this.refuse(node);
    }
  }

  /** Numbers are rounded to six decimals, so that 0.1 + 0.2 is 0.3. */
  private calculate([left, operator, right]: readonly (CodeNode | undefined)[]): number {
    const a = left ? this.read(left) : 0;
    const b = right && this.read(right);
    if (typeof a !== "number" || typeof b !== "number" || !operator) return Number.NaN;
    const results: Readonly<Record<string, number>> = {
      "+": a + b,
      "-": a - b,
      "*": a * b,
      "/": a / b,
    };
    const result = results[textOf(this.code, operator)] ?? Number.NaN;
    return Number(result.toFixed(6)) + 0;
  }

  private readField(property: CodeNode): readonly LiteralField[] {
    const { from: start, to: end, firstChild: key } = property;
    const [, value] = partsOf(property);
    const written = key ? textOf(this.code, key) : "";
    if (!key || !/^(?:PropertyDefinition|String|Number)$/.test(key.name)) {
      this.fail(start, `expected the name of an attribute, found "${written}".`);
      return [];
    }
    const name = key.name === "String" ? unquote(written) : written;
    if (property.getChild(":")) {
      const before = this.faults.length;
      const read = value ? this.read(value) : this.fail(end, "a value is missing.");
      return [{ name, start, value: this.faults.length === before ? read : undefined }];
    }
    const message =
      value === undefined
        ? `"${name}" is a variable: write ${name}: and its value.`
        : `expected ":" behind "${name}".`;
    return [{ name, start, value: this.fail(start, message) }];
  }
}
