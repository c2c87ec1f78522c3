import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { parseOverlay } from "../convert/overlay";

const OVERLAY = "content/api/overlay.yml";

/** The errors of a module that is given as text. */
function compile(file: string, text: string): string[] {
  const options: ts.CompilerOptions = {
    noEmit: true,
    skipLibCheck: true,
    strictNullChecks: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.React,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, onError) =>
    name === file ? ts.createSourceFile(name, text, version) : getSource(name, version, onError);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

test("the overlay names types that cannot be imported by expressions that compile", () => {
  const { overlay } = parseOverlay(readFileSync(OVERLAY, "utf8"), OVERLAY);
  const types = Object.entries(overlay?.symbols ?? {}).flatMap(([name, { type }]) =>
    type === undefined ? [] : [{ name: `Own${name}`, type }],
  );
  expect(types.length).toBeGreaterThan(20);
  const file = path.resolve("types-of-the-overlay.ts");
  const text = [
    'import type { Action, Game } from "@boardzilla/core";',
    'import { createGame, createInterface, render, TestRunner, toggleSetting } from "@boardzilla/core";',
    ...types.map(
      ({ name, type }) =>
        // Where an expression leads nowhere, the compiler silently gives `any`.
        `type ${name} = ${type};\nexport const is${name}: 0 extends 1 & ${name} ? false : true = true;`,
    ),
  ].join("\n");
  expect(compile(file, text)).toEqual([]);
}, 60_000);
