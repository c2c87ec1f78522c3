import { expect, test } from "vitest";
import type { SymbolUse } from "../../../shared/api/uses";
import type { ApiMember, ApiModulesContent } from "../../../shared/contracts/apiPage";
import { borrowExamples } from "./useExamples";

const member = (name: string, code?: string): ApiMember => ({
  kind: "function",
  name,
  anchor: name,
  signatures: [
    { tokens: [name], ...(code !== undefined && { examples: [{ code }] }) },
    { tokens: [] },
  ],
});

const use = (page: string, code?: string): SymbolUse => ({
  page,
  section: "Loops & <more>",
  url: `/game/${page}#loops`,
  weight: 1,
  ...(code !== undefined && { code }),
});

function borrow(members: readonly ApiMember[], uses: Readonly<Record<string, SymbolUse[]>>) {
  const groups = [{ title: "Flow", slug: "flow", members }];
  const content: ApiModulesContent = { kind: "modules", version: "1", summary: "", groups };
  const filled = borrowExamples("/api/modules", content, {
    usesOf: (url) => uses[url.replace("/api/modules#", "")] ?? [],
    highlight: (code) => `<b>${code}</b>`,
  });
  if (filled.kind !== "modules") throw new Error("It is another page.");
  return filled.groups.flatMap(({ members }) =>
    members.map(({ signatures }) => signatures[0]?.examples),
  );
}

test("a member without an example has the first lines that use it, with the way there", () => {
  const uses = {
    loop: [use("flow"), use("actions", "loop(a);")],
    rest: [use("flow")],
    own: [use("flow", "own()")],
  };
  expect(borrow([member("loop"), member("rest"), member("own", "own(1)")], uses)).toEqual([
    [
      {
        caption: '<p>From <a href="/game/actions#loops">actions: Loops &amp; &lt;more&gt;</a>:</p>',
        code: "<b>loop(a);</b>",
      },
    ],
    undefined,
    [{ code: "own(1)" }],
  ]);
});

test("of many members, those that are used in most places", () => {
  const names = Array.from({ length: 15 }, (_, at) => `m${String(at)}`);
  const uses = Object.fromEntries(
    names.map((name, at) => [name, Array.from({ length: at + 1 }, () => use("flow", name))]),
  );
  const filled = borrow(
    names.map((name) => member(name)),
    uses,
  );
  expect(filled.map((examples) => examples !== undefined)).toEqual(names.map((_, at) => at >= 5));
});
