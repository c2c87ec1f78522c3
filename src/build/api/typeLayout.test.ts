import { describe, expect, test } from "vitest";
import { modulesContext } from "./__fixtures__/conversion";
import {
  declaration,
  literal,
  model,
  number,
  PACKAGE,
  parameter,
  project,
  reference,
  signature,
  string,
  type,
} from "./__fixtures__/syntheticToolkit";
import { printLayout, tokensText } from "./layout";
import { typeLayout } from "./typeLayout";
import { Kind, type Type } from "./typedocProject";

const typeParameter = (rest: object) => ({
  ...{ id: 3, name: "T", kind: 131072, variant: "typeParam", flags: {} },
  ...rest,
});
const box = declaration("Box", Kind.TypeAlias, { id: 1, type: string });
const board = declaration("Board", Kind.Class, {
  id: 2,
  typeParameters: [typeParameter({ default: reference("Box", 1) })],
});
const hidden = declaration("Hidden", Kind.Class, { id: 9 });
const toolkit = model(project(box, board, hidden), ["Box", "Board"]);

function print(value: Type): string {
  return tokensText(printLayout(typeLayout(value, modulesContext(toolkit, ["Board"]))));
}

const union = (...types: Type[]): Type => type({ type: "union", types });
const list = (elementType: Type): Type => type({ type: "array", elementType });
const fn = literal({
  signatures: [signature("__type", { parameters: [parameter("a", string)], type: number })],
});
const externalReference = (name: string, rest = {}): Type =>
  type({
    type: "reference",
    name,
    package: "elsewhere",
    target: { packageName: "x", packagePath: "y", qualifiedName: name },
    ...rest,
  });

describe("typeLayout", () => {
  test.each<[string, Type, string]>([
    ["array", list(string), "string[]"],
    ["array of a union", list(union(string, number)), "(string | number)[]"],
    ["array of a function", list(fn), "((a: string) => number)[]"],
    [
      "conditional",
      type({
        type: "conditional",
        checkType: string,
        extendsType: number,
        trueType: string,
        falseType: number,
      }),
      "string extends number ? string : number",
    ],
    [
      "indexedAccess",
      type({
        type: "indexedAccess",
        objectType: reference("Box", 1),
        indexType: type({ type: "literal", value: "x" }),
      }),
      'Box["x"]',
    ],
    [
      "inferred",
      type({ type: "inferred", name: "E", constraint: string }),
      "infer E extends string",
    ],
    [
      "intersection",
      type({ type: "intersection", types: [string, union(string, number)] }),
      "string & (string | number)",
    ],
    ["intrinsic", string, "string"],
    ["literal text", type({ type: "literal", value: "only-one" }), '"only-one"'],
    ["literal null", type({ type: "literal", value: null }), "null"],
    ["literal bigint", type({ type: "literal", value: { value: "12", negative: true } }), "-12n"],
    [
      "mapped",
      type({
        type: "mapped",
        parameter: "K",
        parameterType: string,
        templateType: number,
        readonlyModifier: "+",
        optionalModifier: "-",
        nameType: string,
      }),
      "{ readonly [K in string as string]-?: number }",
    ],
    ["optional", type({ type: "optional", elementType: string }), "string?"],
    [
      "predicate",
      type({ type: "predicate", name: "x", asserts: true, targetType: string }),
      "asserts x is string",
    ],
    ["query", type({ type: "query", queryType: reference("Board", 2) }), "typeof Board"],
    ["reference", reference("Box", 1), "Box"],
    ["rest", type({ type: "rest", elementType: list(string) }), "...string[]"],
    [
      "templateLiteral",
      type({ type: "templateLiteral", head: "a-", tail: [[string, "-b"]] }),
      "`a-${string}-b`",
    ],
    [
      "tuple with namedTupleMember",
      type({
        type: "tuple",
        elements: [
          string,
          type({ type: "namedTupleMember", name: "n", isOptional: true, element: number }),
        ],
      }),
      "[string, n?: number]",
    ],
    [
      "typeOperator",
      type({ type: "typeOperator", operator: "keyof", target: union(string, number) }),
      "keyof (string | number)",
    ],
    ["union", union(string, fn), "string | ((a: string) => number)"],
    ["unknown", type({ type: "unknown", name: "whatever" }), "whatever"],
  ])("prints %s", (_, value, expected) => expect(print(value)).toBe(expected));

  test("prints object types with methods, index signatures, getters and constructors", () => {
    const value = literal({
      signatures: [signature("X", { kind: 16384, parameters: [], type: string })],
      indexSignatures: [
        signature("__index", { parameters: [parameter("key", string)], type: number }),
      ],
      children: [
        declaration("a", Kind.Property, {
          flags: { isOptional: true },
          type: union(string, type({ type: "intrinsic", name: "undefined" })),
        }),
        declaration("b", Kind.Method, { signatures: [signature("b", { type: number })] }),
        declaration("c", Kind.Accessor, { getSignature: signature("c", { type: string }) }),
      ],
    });
    expect(print(value)).toBe(
      "{\n  new (): string;\n  [key: string]: number;\n  a?: string;\n  b: () => number;\n  c: string\n}",
    );
  });

  test("prints an empty object type, a generic function and rest and optional parameters", () => {
    expect(print(literal({}))).toBe("{}");
    const generic = literal({
      signatures: [
        signature("__type", {
          typeParameters: [typeParameter({ type: string, default: string })],
          parameters: [
            parameter("a", string, { flags: { isOptional: true } }),
            parameter("all", list(string), { flags: { isRest: true } }),
          ],
          type: string,
        }),
      ],
    });
    expect(print(generic)).toBe(
      "<T extends string = string>(a?: string, ...all: string[]) => string",
    );
  });

  test("calls a destructured parameter options, and props in a component", () => {
    const make = (result: Type): Type =>
      literal({
        signatures: [
          signature("__type", {
            parameters: [parameter("__namedParameters", string)],
            type: result,
          }),
        ],
      });
    expect(print(make(string))).toBe("(options: string) => string");
    const element = externalReference("Element", { qualifiedName: "__global.JSX.Element" });
    expect(print(make(element))).toBe("(props: string) => JSX.Element");
  });

  test("links documented names and counts those of the toolkit that are not", () => {
    const context = modulesContext(toolkit, ["Board"]);
    const value = union(reference("Box", 1), reference("Hidden", 9), externalReference("Map"));
    expect(printLayout(typeLayout(value, context))).toEqual([
      { t: "Box", u: "#box" },
      " | Hidden | Map",
    ]);
    expect([...context.report.unlinkedNames]).toEqual(["Hidden"]);
  });

  test("leaves out type arguments that repeat the defaults", () => {
    expect(print(reference("Board", 2, [reference("Box", 1)]))).toBe("Board");
    expect(print(reference("Board", 2, [string]))).toBe("Board<string>");
  });

  test("takes the declared name of a default export", () =>
    expect(print(reference("default", 2))).toBe("Board"));

  test("shows a reference without a target as text", () => {
    const missing = type({ type: "reference", name: "Gone", package: PACKAGE, target: -1 });
    expect(print(missing)).toBe("Gone");
  });

  test("turns a type of an unknown kind into text and counts it", () => {
    const context = modulesContext(toolkit);
    expect(printLayout(typeLayout(type({ type: "quantum" }), context))).toEqual(["(quantum)"]);
    expect(context.report.unknownTypes).toEqual(["quantum"]);
  });
});
