import { expect, test } from "vitest";
import { muteSelections } from "../../../../tests/dom/codeEditor";
import { createCodeEditor } from "./createCodeEditor";

test.each([
  ["is colored", "const a = 1;", true],
  ["stays plain when it would take the parser seconds", `const a = 1;${"-".repeat(64_000)}`, false],
])("a text %s", (_, value, isColored) => {
  const unmute = muteSelections();
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  const editor = createCodeEditor(host, {
    value,
    label: "game.ts",
    language: "ts",
    isFile: true,
    onChange: () => undefined,
    onRun: () => undefined,
  });
  const line = host.shadowRoot?.querySelector(".cm-line");
  expect(line?.textContent).toMatch(/^const a = 1;/);
  expect(line?.querySelector("span[class]") !== null).toBe(isColored);
  editor.close();
  unmute();
});
