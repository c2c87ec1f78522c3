import * as core from "@boardzilla/core";
import * as components from "@boardzilla/core/components";
import * as React from "react";

/** What the code of a live block can name without an import, besides the globals of the browser. */
export type LiveScope = Readonly<Record<string, unknown>>;

type RunCode = (...values: readonly unknown[]) => () => void;

/** All of React and of the toolkit by name; the toolkit wins, and then what the frame gives. */
export function createLiveScope(own: LiveScope): LiveScope {
  return { React, ...React, ...components, ...core, ...own };
}

/**
 * Runs compiled code with a scope. The names are parameters of a function around that of the code, so
 * that the code may declare its own of the same name. All that is added stands in the first line.
 */
export function runInScope(code: string, scope: LiveScope, file: string): void {
  const names = Object.keys(scope).filter((name) => /^(?!default$)[A-Za-z_$][\w$]*$/.test(name));
  const text = `(function(${names.join(",")}){return function(){${code}\n}})\n//# sourceURL=${file}`;
  // The code is data that the page sent; to run it is what this sandboxed frame is for. Indirect, so
  // that it sees no name of this module.
  const evaluate = globalThis.eval;
  const enter = evaluate(text) as RunCode;
  enter(...names.map((name) => scope[name]))();
}
