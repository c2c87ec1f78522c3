import { describe, expect, test } from "vitest";
import { modulesContext } from "./__fixtures__/conversion";
import {
  builtIn,
  declaration,
  list,
  literal,
  model,
  number,
  PACKAGE,
  parameter,
  project,
  propertyDeclaration,
  reference,
  signature,
  string,
  type,
  union,
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

const fn = literal({
  signatures: [signature("__type", { parameters: [parameter("a", string)], type: number })],
});

describe("typeLayout", () => {
  test.each<[string, Type["type"], object]>([
    ["string[]", "array", { elementType: string }],
    ["(string | number)[]", "array", { elementType: union(string, number) }],
    ["((a: string) => number)[]", "array", { elementType: fn }],
    [
      "string extends number ? string : number",
      "conditional",
      { checkType: string, extendsType: number, trueType: string, falseType: number },
    ],
    [
      'Box["x"]',
      "indexedAccess",
      { objectType: reference("Box", 1), indexType: type({ type: "literal", value: "x" }) },
    ],
    ["infer E extends string", "inferred", { name: "E", constraint: string }],
    ["string & (string | number)", "intersection", { types: [string, union(string, number)] }],
    ["string", "intrinsic", { name: "string" }],
    ['"only-one"', "literal", { value: "only-one" }],
    ["null", "literal", { value: null }],
    ["-12n", "literal", { value: { value: "12", negative: true } }],
    [
      "{ readonly [K in string as string]-?: number }",
      "mapped",
      {
        ...{ parameter: "K", parameterType: string, nameType: string, templateType: number },
        ...{ readonlyModifier: "+", optionalModifier: "-" },
      },
    ],
    ["string?", "optional", { elementType: string }],
    ["asserts x is string", "predicate", { name: "x", asserts: true, targetType: string }],
    ["typeof Board", "query", { queryType: reference("Board", 2) }],
    ["Box", "reference", { name: "Box", package: PACKAGE, target: 1 }],
    ["...string[]", "rest", { elementType: list(string) }],
    ["`a-${string}-b`", "templateLiteral", { head: "a-", tail: [[string, "-b"]] }],
    ["[string, number]", "tuple", { elements: [string, number] }],
    ["n?: number", "namedTupleMember", { name: "n", isOptional: true, element: number }],
    [
      "keyof (string | number)",
      "typeOperator",
      { operator: "keyof", target: union(string, number) },
    ],
    ["string | ((a: string) => number)", "union", { types: [string, fn] }],
    ["whatever", "unknown", { name: "whatever" }],
  ])("prints %s, which is of the kind %s", (expected, kind, rest) =>
    expect(print(type({ type: kind, ...rest }))).toBe(expected),
  );

  test("prints object types with methods, index signatures, getters and constructors", () => {
    const value = literal({
      signatures: [signature("X", { kind: 16384, parameters: [], type: string })],
      indexSignatures: [
        signature("__index", { parameters: [parameter("key", string)], type: number }),
      ],
      children: [
        propertyDeclaration("a", union(string, type({ type: "intrinsic", name: "undefined" })), {
          flags: { isOptional: true },
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
    const element = { ...builtIn("Element"), qualifiedName: "__global.JSX.Element" };
    expect(print(make(element))).toBe("(props: string) => JSX.Element");
  });

  test("links documented names and counts those of the toolkit that are not", () => {
    const context = modulesContext(toolkit, ["Board"]);
    const value = union(reference("Box", 1), reference("Hidden", 9), builtIn("Map"));
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
