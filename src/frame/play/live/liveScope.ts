import * as core from "@boardzilla/core";
import * as components from "@boardzilla/core/components";
import * as React from "react";

/** What the code of a live block can use without an import, besides the browser's globals. */
export type LiveScope = Readonly<Record<string, unknown>>;

type RunCode = (...values: readonly unknown[]) => () => void;

/**
 * All of React and of the toolkit by name; the toolkit wins over React, and the frame's own names win
 * over both.
 */
export function createLiveScope(own: LiveScope): LiveScope {
  return { React, ...React, ...components, ...core, ...own };
}

/**
 * Runs compiled code with a scope. The names are parameters of a function around the code's own function,
 * so that the code may declare the same names. Everything added is on the first line.
 */
export function runInScope(code: string, scope: LiveScope, file: string): void {
  const names = Object.keys(scope).filter((name) => /^(?!default$)[A-Za-z_$][\w$]*$/.test(name));
  const text = `(function(${names.join(",")}){return function(){${code}\n}})\n//# sourceURL=${file}`;
  // The code is data that the page sent; running it is what this sandboxed frame is for. Indirect, so
  // that it sees no names of this module.
  const evaluate = globalThis.eval;
  const enter = evaluate(text) as RunCode;
  enter(...names.map((name) => scope[name]))();
}
