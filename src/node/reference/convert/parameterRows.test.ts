import { describe, expect, test } from "vitest";
import {
  builtIn,
  declaration,
  list,
  literal,
  method,
  model,
  number,
  overlay,
  parameter,
  project,
  propertyDeclaration,
  reference,
  signature,
  string,
  union,
  words,
} from "./__fixtures__/syntheticToolkit";
import { modulesContext } from "./__fixtures__/conversion";
import { classRoute } from "../../../shared/api/apiUrl";
import type { SymbolContext } from "./context";
import { tokensText } from "./layout";
import { forSymbol } from "./linkTargets";
import type { MemberOverlay } from "./overlay";
import { parameterTable } from "./parameterRows";
import { Kind, type Declaration, type Type } from "./typedocProject";

const object = (...children: readonly Declaration[]): Type => literal({ children });
const never: Type = { type: "intrinsic", name: "never" };

/** A named object type with a table of its own. */
const layout = declaration("Layout", Kind.TypeAlias, {
  id: 50,
  children: [
    propertyDeclaration("gap", number, {
      flags: { isOptional: true },
      ...words("Between things."),
    }),
    propertyDeclaration("hidden", string),
  ],
});

const partial = builtIn("Partial", [reference("Layout", 50)]);

function tableOf(
  context: SymbolContext,
  types: Readonly<Record<string, Type>>,
  facts?: MemberOverlay,
) {
  const parameters = Object.entries(types).map(([name, of]) => parameter(name, of));
  return parameterTable(signature("lay", { parameters }), facts, context).rows;
}

/** The context of `Board#lay` and `Board#relay` on the page of the class. */
function boardContext(member = "lay", of?: SymbolContext): SymbolContext {
  if (of !== undefined) return forSymbol(of, "Board", member);
  const board = declaration("Board", Kind.Class, {
    children: [
      method("lay", [
        signature("lay", { parameters: [parameter("how", reference("Layout", 50))] }),
      ]),
      method("relay", [signature("relay")]),
    ],
  });
  const symbols = {
    Layout: {
      members: {
        gap: { default: "`0`", since: "0.2" },
        hidden: { hide: "Only the engine uses it." },
      },
    },
  };
  const context = modulesContext(
    model(project(board, layout), ["Board"]),
    ["Board"],
    overlay({ symbols }),
  );
  return forSymbol({ ...context, page: classRoute("Board") }, "Board", member);
}

const brief = (rows: ReturnType<typeof tableOf>): string[] =>
  rows.map(({ name, type: of, optional }) => `${name}${optional ? "?" : ""}: ${tokensText(of)}`);

describe("objects that are written out", () => {
  test("have a row for each property, without those that cannot be given, and none for `this`", () => {
    const options = object(propertyDeclaration("a", string), propertyDeclaration("b", never));
    expect(brief(tableOf(boardContext(), { this: string, options }))).toEqual([
      "options: object",
      "options.a: string",
    ]);
  });

  test("are opened inside of objects and lists where somebody says something about them", () => {
    const item = object(propertyDeclaration("name", string));
    const options = object(
      propertyDeclaration("silent", item),
      propertyDeclaration("told", object(propertyDeclaration("x", number, words("Across.")))),
      propertyDeclaration("items", list(union(string, item))),
    );
    const facts = { parameters: { "options.items[].name": { summary: "Its name, of course." } } };
    const rows = tableOf(boardContext(), { options }, facts);
    expect(brief(rows)).toEqual([
      "options: object",
      "options.silent: { name: string }",
      "options.told: object",
      "options.told.x: number",
      "options.items: (string | object)[]",
      "options.items[].name: string",
    ]);
    expect(rows.at(-1)?.comment).toBe("Its name, of course.");
  });
});

describe("objects with a name", () => {
  test("are opened in place, with the facts about the type, and without what is hidden", () => {
    const rows = tableOf(boardContext(), { how: partial });
    expect(brief(rows)).toEqual(["how: Partial<Layout>", "how.gap?: number"]);
    expect(rows[1]).toMatchObject({
      comment: "Between things.",
      default: "<code>0</code>",
      since: "0.2",
    });
  });

  test("are opened once on a page, then linked to where that was", () => {
    const first = boardContext();
    tableOf(first, { how: reference("Layout", 50) });
    const again = tableOf(boardContext("relay", first), { how: partial });
    expect(again).toEqual([
      expect.objectContaining({ name: "how", see: { name: "Layout", url: "#lay" } }),
    ]);
  });

  test("can be named by the overlay where the declared type is computed", () => {
    const facts = { parameters: { how: { propertiesOf: "Layout" } } };
    expect(brief(tableOf(boardContext(), { how: string }, facts))).toEqual([
      "how: string",
      "how.gap?: number",
    ]);
  });
});

describe("what the overlay says", () => {
  test("goes before the toolkit's words, and can make a row required", () => {
    const options = object(
      propertyDeclaration("a", string, { flags: { isOptional: true }, ...words("Theirs.") }),
    );
    const facts = {
      parameters: { "options.a": { summary: "Ours is better.", required: true as const } },
    };
    const [, row] = tableOf(boardContext(), { options }, facts);
    expect(row).toEqual({ name: "options.a", type: ["string"], comment: "Ours is better." });
  });

  test("is remembered by path, so that a wrong path can be found", () => {
    const context = boardContext();
    tableOf(context, { how: partial });
    expect([...(context.report.parameters.get("Board#lay") ?? [])]).toEqual(["how", "how.gap"]);
  });
});

test("a table that would only repeat the signature is left out", () =>
  expect(tableOf(boardContext(), { a: string, b: number })).toEqual([]));
