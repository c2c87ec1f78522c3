import * as core from "@boardzilla/core";
import * as components from "@boardzilla/core/components";
import * as React from "react";
import { LIVE_FILE, type LogLevel } from "../../../features/playground/model/play/protocol";
import { evaluate } from "../evaluate";
import { createModules } from "../modules";
import type { RenderOptions, Setup } from "./LiveGame";
import { createLiveConsole, type LiveConsole } from "./liveConsole";
import type { Showable } from "./LiveResult";
import { TOOLKIT } from "../../../shared/toolkit";

interface LiveOutlets {
  readonly show: (value: Showable) => void;
  readonly playGame: (setup: Setup, options: RenderOptions) => void;
  readonly writeLog: (level: LogLevel, text: string) => void;
}

type CreateGame = (...args: Parameters<typeof core.createGame>) => Setup;

/**
 * The toolkit's `createGame`, which remembers its setups: that is how `render` distinguishes them from
 * components. Setup runs again for every move, in the engine and in the UI; what it logs is news only
 * once.
 */
function rememberSetups(setups: WeakSet<object>, live: LiveConsole): CreateGame {
  return (player, game, create) => {
    let isKnown = false;
    const setup = core.createGame(player, game, (made) => {
      const { write } = live;
      if (isKnown) live.write = () => undefined;
      isKnown = true;
      try {
        create(made);
      } finally {
        live.write = write;
      }
    });
    setups.add(setup);
    return setup;
  };
}

type RunCode = (...values: readonly unknown[]) => () => void;

/**
 * Runs compiled code with a scope: what it can use without an import, besides the browser's globals.
 * The names are parameters of a function around the code's own function, so that the code may declare
 * the same names. Everything added is on the first line.
 */
function runInScope(code: string, scope: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(scope).filter((name) => /^(?!default$)[A-Za-z_$][\w$]*$/.test(name));
  const text = `(function(${names.join(",")}){return function(){${code}\n}})`;
  const enter = evaluate(text, LIVE_FILE) as RunCode;
  enter(...names.map((name) => scope[name]))();
}

/**
 * Runs the compiled code of a live block: it renders through `render(…)`, its last expression or its
 * default export. Returns whether it did. Throws whatever the code throws.
 */
export function runLiveModule(code: string, { show, playGame, writeLog }: LiveOutlets): boolean {
  const setups = new WeakSet<object>();
  const live = createLiveConsole(writeLog);
  const module: { exports: { default?: unknown } } = { exports: {} };
  const result = { isShown: false };
  const render = (value: unknown, options: unknown = {}): void => {
    if (result.isShown)
      throw new Error("render() was called twice; a live block shows one result.");
    result.isShown = true;
    if (typeof value === "function" && setups.has(value))
      playGame(value as Setup, options as RenderOptions);
    else show(value as Showable);
  };
  const createGame = rememberSetups(setups, live);
  // The toolkit's names win over React's, and the frame's own over both.
  const scope = {
    React,
    ...React,
    ...components,
    ...core,
    render,
    createGame,
    __show: (value: unknown) => {
      if (value !== undefined) render(value);
    },
    console: live.console,
    module,
    exports: module.exports,
    require: createModules({}, { [TOOLKIT]: { ...core, render, createGame } }),
  };
  runInScope(code, scope);
  if (!result.isShown && module.exports.default !== undefined) render(module.exports.default);
  return result.isShown;
}
