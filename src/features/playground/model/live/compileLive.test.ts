import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { compileLive } from "./compileLive";

/** What code shows, and how: by itself or because it is the last expression. */
function shown(source: string): readonly unknown[] {
  const compiled = compileLive(source);
  if ("problem" in compiled) throw new Error(JSON.stringify(compiled.problem));
  const calls: unknown[] = [];
  const exports: { default?: unknown } = {};
  const note = (how: string) => (value: unknown) =>
    calls.push([how, typeof value === "function" ? value.name : value]);
  runInNewContext(compiled.code, {
    exports,
    require: () => ({
      render: note("render"),
      jsx: { call: (_: unknown, type: string) => `<${type}>` },
    }),
    console: { log: () => undefined },
    render: note("render"),
    __show: note("show"),
    __guard: () => undefined,
    __component: () => undefined,
  });
  return "default" in exports ? [...calls, "default"] : calls;
}

test.each([
  ["<b />", [["show", "<b>"]]],
  ["// a\n\n<b />;\n", [["show", "<b>"]]],
  ["const a = <i />;\n<b />", [["show", "<b>"]]],
  ["function App() { return <b /> }", [["show", "App"]]],
  ["const App = () => <b />;", [["show", "App"]]],
  ["const a = 1;", []],
  ["function helper() {}", []],
  ["console.log(1);", [["show", undefined]]],
  ["render(<b />);", [["render", "<b>"]]],
  ["const setup = 1; render(setup, {});\nconsole.log(2);", [["render", 1]]],
  ['import { render } from "@boardzilla/core";\nrender(2, {});', [["render", 2]]],
  ["export default function App() { return <b /> }", ["default"]],
  ["export default () => <b />;\nconsole.log(1)", ["default"]],
  ["", []],
])("%j shows %j", (source, calls) => expect(shown(source)).toEqual(calls));

test("the lines stay, even after what is shown", () => {
  const compiled = compileLive("<b>\n  <i />\n</b>\n// end");
  expect("code" in compiled && compiled.code.split("\n")).toHaveLength(4);
});
