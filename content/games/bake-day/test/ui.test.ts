import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { drawSeat } from "../../../../tests/games/drawSeat";
import { lastUpdate, seatView } from "../../../../src/shared/games/match";
import { openTable } from "../../testing";
import setup, { Hand, Recipe } from "../src/game";

type Rendered = Parameters<typeof drawSeat>;

const { render } = vi.hoisted(() => ({ render: vi.fn() }));
vi.mock("@boardzilla/core", async (load) => ({ ...(await load<object>()), render }));

test("the files of the UI draw what a seat may see", async () => {
  await import("../src/ui");
  const [drawn, options] = render.mock.calls[0] as [Rendered[0], Rendered[1]];
  const table = openTable(setup, { players: 3 });
  const received = { seat: 2, state: seatView(lastUpdate(table.match), 2) };
  const { faces } = drawSeat(drawn, options, received);
  const markup = renderToStaticMarkup(createElement(Fragment, null, ...faces));
  const own = table.seenBy(2).players.atPosition(2)!.my(Hand)!.first(Recipe)!;
  expect(markup).toContain(`<b>${own.name}</b> ${own.price}`);
  const cards = table.game().all(Hand).all(Recipe).length;
  expect(markup.match(/(bread|cake|pie): /g)).toHaveLength(cards / 3);
});
