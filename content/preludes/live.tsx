import React from "react";
// prettier-ignore
import { Children, Component, Fragment, createContext, createElement, forwardRef, memo, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
// prettier-ignore
import { AdjacencySpace, ConnectedSpaceMap, Do, FixedGrid, Game, GameElement, HexGrid, Piece, PieceGrid, Player, ProfileBadge, Space, SquareGrid, Stack, TestRunner, choiceSetting, colors, createGame, createInterface, numberSetting, range, render as renderGame, shuffleArray, textSetting, times, toggleSetting, union } from "@boardzilla/core";
import { D6, Flippable, useD6 } from "@boardzilla/core/components";

declare function render(...game: Parameters<typeof renderGame>): void;
declare function render(result: React.ReactElement | React.ComponentType): void;

{
  /* sample */
}
