import { type Action, createGame } from "@boardzilla/core";
import { BakeDay, Baker, Pantry, Sack } from "../games/bake-day/src/game/classes";
import { type Board, createBoard } from "../games/bake-day/src/game/setup";

/* sample */
