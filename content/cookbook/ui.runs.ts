import { expect } from "vitest";
import type { Anything, PageRuns, Screen } from "../../tests/samples/runs";

const BOX = { left: expect.any(Number), top: expect.any(Number) };
/** The layout in which a parent holds the elements of a name, a class, or an element itself. */
const layoutOf = (parent: Anything, fits: (applyTo: Anything, container: Anything) => boolean) =>
  parent._ui.layouts.find(({ applyTo, attributes }: Anything) =>
    fits(applyTo, attributes.__container__),
  )?.attributes;
const drawn = ({ place }: ReturnType<Screen["seat"]>, space: Anything) =>
  [...space.all("tea"), ...space.all("silk"), ...space.all("jade"), ...space._t.children]
    .filter((card, index, all) => all.indexOf(card) === index)
    .map(place)
    .filter((box) => box !== undefined);
const children = (space: Anything): Anything[] => [...space._t.children];

export default {
  "UI recipes": ({ show, other }) => {
    const recipe = other("Put the controls where the player looks").code;
    const screen = show(2, { replace: ["// a recipe goes here", recipe] });
    expect(screen.seat(1).game._ui.stepLayouts["step:trade"]).toMatchObject({ bottom: 105 });
  },

  "Place the areas of the board": ({ show }) => {
    const seat = show(2).seat(1);
    const { game, place } = seat;
    expect(place(game.first("deck"))).toEqual({ left: 5, top: 35, width: 12, height: 30 });
    expect(place(game.first("discard"))).toEqual({ left: 83, top: 35, width: 12, height: 30 });
    const row = children(game.first("market")).map(place);
    expect(row).toHaveLength(4);
    // One row of upright cards inside of the market, without overlap.
    for (const [index, card] of row.entries()) {
      expect(card).toMatchObject(BOX);
      expect(card.top).toBeCloseTo(row[0].top);
      expect(card.width / card.height).toBeCloseTo(5 / 7);
      if (index > 0) expect(card.left).toBeGreaterThan(row[index - 1].left + card.width);
    }
    expect(game.first("deck")._ui.appearance.render()).toBe(null);
  },

  "Fan a hand of cards": ({ show }) => {
    const width = (cards: number) => {
      const { game, place } = show(2, {
        after: `game.layout(player.my(Hand), { area: { left: 0, top: 0, width: 50, height: 30 } });`,
        replace: ["deck.firstN(5, Card)", `deck.firstN(${cards}, Card)`],
      }).seat(1);
      const [first, second] = children(game.players.atPosition(1).my("hand")).map(place);
      return { step: second.left - first.left, width: first.width, height: first.height };
    };
    const few = width(2);
    const many = width(5);
    // Two cards stand side by side, five overlap, and all keep their size.
    expect(few.step).toBeGreaterThanOrEqual(few.width);
    expect(many.step).toBeLessThan(many.width);
    expect(many.step).toBeGreaterThanOrEqual(many.width * 0.3 - 0.01);
    expect(many.height).toBeCloseTo(few.height);
  },

  "Make a deck look like a deck": ({ show }) => {
    const seat = show(2).seat(1);
    const deck = seat.game.first("deck");
    expect(children(deck).length).toBeGreaterThan(5);
    const boxes = drawn(seat, deck);
    expect(boxes).toHaveLength(5);
    expect(new Set(boxes.map(({ left }) => left.toFixed(3))).size).toBe(5);
    const card = "game.first('deck').layout(Card, {})";
    expect(() => show(2, { after: card }).seat(1)).toThrow();
  },

  "Put a space in a drawer": ({ show }) => {
    const { game } = show(2).seat(1);
    const drawer = layoutOf(game, (_, container) => container?.type === "drawer");
    expect(drawer.area).toEqual({ left: 70, top: 68, width: 30, height: 30 });
    const { openIf, openDirection } = drawer.__container__.attributes;
    expect(openDirection).toBe("left");
    expect(openIf([{ name: "buy", args: {} }])).toBe(true);
    expect(openIf([{ name: "sell", args: {} }])).toBe(false);
  },

  "Share one area between tabs": ({ show, toMarkup }) => {
    const { game } = show(3).seat(2);
    const tabs = game._ui.layouts
      .map(({ attributes }: Anything) => attributes.__container__)
      .filter((container: Anything) => container?.type === "tabs");
    expect(tabs.map(({ key }: Anything) => key)).toEqual(["Ada", "Ben", "Cleo"]);
    const { setTabTo, tabs: labels } = tabs[0].attributes;
    expect(setTabTo([{ name: "buy", args: {} }])).toBe("Ben");
    expect(setTabTo([])).toBe("");
    expect(toMarkup(labels.Cleo)).toBe("<b>Cleo</b>");
  },

  "Hide a space behind a button": ({ show, toMarkup }) => {
    const screen = show(2);
    const card = (game: Anything) => children(game.players.atPosition(1).my("hand"))[0];
    screen.table.move(1, "sell", { card });
    const { game } = screen.seat(2);
    const popout = layoutOf(game, (_, container) => container?.type === "popout");
    expect(toMarkup(popout.__container__.attributes.button)).toContain("Discards (1)");
    expect(popout.area).toEqual({ left: 83, top: 35, width: 12, height: 10 });
    expect(game.first("discard")._ui.layouts[0].attributes.limit).toBe(40);
  },

  "Use two boards for phones and desktops": ({ show }) => {
    const screen = show(2);
    const hand = (boardSize: string) => {
      const { game, place } = screen.seat(1, boardSize);
      return place(game.players.atPosition(1).my("hand"));
    };
    expect(screen.options.boardSizes.map(({ name }: Anything) => name)).toEqual([
      "desktop",
      "mobile",
    ]);
    expect(hand("desktop")).toEqual({ left: 15, top: 70, width: 70, height: 30 });
    expect(hand("mobile")).toEqual({ left: 0, top: 80, width: 100, height: 20 });
  },

  "Flip cards with two sides": ({ show }) => {
    const { game, markup } = show(2).seat(1);
    const [own] = children(game.players.atPosition(1).my("hand"));
    expect(markup).toContain(`<strong>${own.value}</strong> ${own.good}`);
    expect(markup).toContain('<div class="back">Night Market</div>');
    // The class gives the hand of the other no defaults.
    const [foreign] = children(game.players.atPosition(2).my("hand"));
    expect([foreign.name, foreign.value, foreign.good]).toEqual([undefined, undefined, undefined]);
  },

  "Show names and coins": ({ show }) => {
    const { markup } = show(2).seat(2);
    expect(markup.match(/<span>10 coins<\/span>/g)).toHaveLength(2);
    for (const name of ["Ada", "Ben"]) expect(markup).toContain(name);
  },

  "Flash a change": ({ show }) => {
    const screen = show(2);
    const { game } = screen.seat(1);
    const [card] = children(game.first("market"));
    const [effect] = card._ui.appearance.effects;
    expect(effect.name).toBe("revealed");
    expect(effect.trigger(card, { ...card, name: undefined })).toBe(true);
    expect(effect.trigger(card, card)).toBe(false);
  },

  "Color squares and mark the last move": ({ show }) => {
    const screen = show(2);
    const { markup } = screen.seat(1);
    for (const color of ["dark", "light"])
      expect(markup.match(new RegExp(`class="${color}"`, "g"))).toHaveLength(8);
    const fields = (): Anything[] => children(screen.table.seenBy(2).first("board"));
    const marked = () =>
      fields()
        .filter(({ trail }) => trail)
        .map(({ row, column }) => [row, column]);
    const step = (seat: number, row: number, column: number) =>
      screen.table.move(seat, "step", {
        field: (game: Anything) =>
          children(game.first("board")).find(
            (field) => field.row === row && field.column === column,
          ),
      });
    expect(marked()).toEqual([]);
    step(1, 1, 2);
    expect(marked()).toEqual([
      [1, 1],
      [1, 2],
    ]);
    step(2, 3, 4);
    expect(marked()).toEqual([
      [3, 4],
      [4, 4],
    ]);
    expect(() => step(1, 4, 1)).toThrow();
  },

  "Put the controls where the player looks": ({ show }) => {
    const { game } = show(2).seat(1);
    const { element, left, bottom } = game._ui.stepLayouts["step:trade"];
    expect([element.name, left, bottom]).toEqual(["market", 0, 105]);
    const unknown = `game.layoutStep("barter", { element: market, left: 0, bottom: 105 });`;
    expect(() => show(2, { after: unknown }).seat(1)).toThrow("No such step");
  },

  "Announce the result": ({ show, toMarkup }) => {
    const screen = show(2);
    const card = (game: Anything) => children(game.players.atPosition(1).my("hand"))[0];
    screen.table.move(1, "sell", { card });
    const { game } = screen.seat(1);
    const markup = toMarkup(screen.options.announcements.closing(game));
    const coins = [...game.players].map((player) => player.coins);
    expect(markup).toContain(`<li>Ada: ${coins[0]} coins</li><li>Ben: 10 coins</li>`);
  },

  "Announce the result #2": ({ open }) => {
    const rich = `() => { game.players[1].coins = 11; }`;
    const table = open(2, { after: `game.defineActions({}); game.defineFlow(${rich}, close);` });
    expect(table.winners()).toEqual([2]);
    expect(table.sentTo(1)).toContain("closing");
  },

  "Offer the rules in the sidebar": ({ show, toMarkup }) => {
    const screen = show(2);
    const { game } = screen.seat(1);
    const [{ title, modal }] = screen.options.infoModals;
    expect(title).toBe("Prices");
    const left = children(game.first("deck")).length;
    expect(toMarkup(modal(game))).toContain(`The deck has ${left} cards left.`);
  },
} satisfies PageRuns;
