import { useReducer, useState } from "react";
import { expect, test } from "vitest";

interface Card {
  id: number;
  good: string;
  value: number;
}

interface Seat {
  coins: number;
  hand: Card[];
  stall: Card[];
  kept?: Card;
}

interface State {
  deck: Card[];
  market: Card[];
  seats: Seat[];
  turn: number;
}

type Move =
  | { type: "sell"; seat: number; id: number }
  | { type: "buy"; seat: number; id: number }
  | { type: "keep"; seat: number; id: number }
  | { type: "swap"; seat: number; give: number; take: number };

interface Socket {
  seat: number;
  send: (text: string) => void;
  on: (event: "message", listener: (text: string) => void) => void;
}

declare const allCards: Card[];
declare const sockets: Socket[];
declare function init(seats: number): State;
declare function reducer(state: State, move: Move): State;
declare function viewFor(state: State, seat: number): State;

{
  /* sample */
}
