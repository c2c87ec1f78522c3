import { beforeAll, describe, expect, test } from "vitest";
import { convert } from "./__fixtures__/conversion";
import { overlay } from "./__fixtures__/syntheticToolkit";
import type { ApiSymbol } from "./symbols";

let symbols: readonly ApiSymbol[] = [];

beforeAll(() => {
  const plumbing = { summary: "Where wires end." };
  ({ symbols } = convert({ overlay: overlay({ symbols: { Thing: { members: { plumbing } } } }) }));
});

function symbol(name: string): ApiSymbol | undefined {
  return symbols.find((each) => each.name === name);
}

describe("listSymbols", () => {
  test("lists a class with its bases, before its own members only", () => {
    expect(symbol("Card")).toMatchObject({ bases: ["Thing"], exported: true, kind: "class" });
    expect(symbol("Card#_told")).toMatchObject({
      owner: "Card",
      url: "/api/classes/Card#_told",
      exported: true,
      hasComment: true,
      hasExample: true,
    });
    expect(symbol("Card#all")).toBeUndefined();
  });

  test("leaves out what no page shows: private and internal members", () => {
    expect(symbol("Thing#secret")).toBeUndefined();
    expect(symbol("Thing#inner")).toBeUndefined();
  });

  test("prefers our words to the toolkit's and knows whether the toolkit has any", () => {
    expect(symbol("Thing#plumbing")).toMatchObject({
      summary: "Where wires end.",
      hasComment: false,
    });
  });

  test("lists the rows of an object type under the type", () => {
    expect(symbol("Layout#gap")).toMatchObject({
      url: "/api/modules#layout-gap",
      signature: "gap?: number",
      summary: "Between things.",
    });
  });

  test("knows what can be imported, and sets signatures on one line", () => {
    expect(symbol("deal")).toMatchObject({
      importFrom: "synthetic-toolkit",
      signature: "function deal(options: { … }): Step",
    });
    expect(symbol("Wire")?.exported).toBe(false);
    expect(symbol("Wire")?.importFrom).toBeUndefined();
  });
});
