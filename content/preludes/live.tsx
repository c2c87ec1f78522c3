import React from "react";
// prettier-ignore
import { Children, Component, Fragment, createContext, createElement, forwardRef, memo, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
// prettier-ignore
import { AdjacencySpace, ConnectedSpaceMap, Do, FixedGrid, Game, GameElement, HexGrid, Piece, PieceGrid, Player, ProfileBadge, Space, SquareGrid, Stack, TestRunner, choiceSetting, colors, createGame, createInterface, numberSetting, range, render as renderGame, shuffleArray, textSetting, times, toggleSetting, union } from "@boardzilla/core";
import { D6, Flippable, useD6 } from "@boardzilla/core/components";

/** How a live block plays its game; see `src/frame/play/live/playOptions.ts`. */
interface PlayOptions {
  /** 1 to 6; 2 without it. */
  players?: number;
  /** The reader's seat. */
  seat?: number;
  seed?: string;
  /** How many random moves come first. */
  moves?: number;
  settings?: Record<string, string | number | boolean>;
}

declare function render(
  setup: Parameters<typeof renderGame>[0],
  options: Parameters<typeof renderGame>[1] & { play?: PlayOptions },
): void;
declare function render(result: React.ReactElement | React.ComponentType): void;

{
  /* sample */
}
