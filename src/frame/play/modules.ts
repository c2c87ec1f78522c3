import * as core from "@boardzilla/core";
import * as components from "@boardzilla/core/components";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { checkedRender } from "./checkedRender";
import { evaluate } from "./evaluate";
import { TOOLKIT } from "../../shared/toolkit";

/** What a game may import besides its own files; one copy each for the toolkit and the game. */
const PACKAGES: Readonly<Record<string, unknown>> = {
  [TOOLKIT]: { ...core, render: checkedRender },
  [`${TOOLKIT}/components`]: components,
  react: { ...React, default: React },
  "react/jsx-runtime": jsxRuntime,
};

type RunModule = (
  require: (name: string) => unknown,
  module: { exports: object },
  exports: object,
) => void;

/** The file that errors name: a changed module names its own, and its lines are the reader's. */
function fileOf(name: string, source: string): string {
  const [, file] = /\n\/\/# sourceURL=([\w./-]+)$/.exec(source) ?? [];
  return file ?? name.replace("./", "game/");
}

/**
 * Loads compiled modules (CommonJS) by their names, each once. A style sheet is not a module here: it is
 * set when the table starts. Throws an Error for a name that neither the game nor the frame has.
 *
 * @param provided modules that are loaded already, by the names that the others import them by; they go before
 *   those of the frame
 */
export function createModules(
  sources: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, unknown>> = {},
): (name: string) => unknown {
  const loaded = new Map<string, { exports: object }>();
  const load = (name: string): unknown => {
    if (Object.hasOwn(provided, name)) return provided[name];
    if (Object.hasOwn(PACKAGES, name)) return PACKAGES[name];
    if (name.endsWith(".css")) return {};
    const known = loaded.get(name);
    if (known) return known.exports;
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
    if (source === undefined) {
      const valid = [...Object.keys(sources), ...Object.keys(PACKAGES)].join(", ");
      throw new Error(`There is no module "${name}" here; there are ${valid}.`);
    }
    const module = { exports: {} };
    loaded.set(name, module);
    // The code begins on the first line, so that an error names the right line of its file.
    const text = `(function(require,module,exports){${source}\n})`;
    const run = evaluate(text, fileOf(name, source)) as RunModule;
    run(load, module, module.exports);
    return module.exports;
  };
  return load;
}
