import { expect, test } from "vitest";
import { excerptAt } from "./codeExcerpt";

const CODE = `import { deal } from "nest";
const { loop } = game.flowCommands;

game.defineActions({
  lay: (player) =>
    game
      .action({ prompt: "Lay (an) egg" })
      .chooseOnBoard("nest", nests)
      .do(({ nest }) => {
        egg.putInto(nest);
        if (nest.all(Egg).length === 3) {
          game.finish(player);
        }
      }),
});
loop(
  { name: "day" },
  rest,
  () => sleep(),
);`;

test.each([
  ["putInto", "egg.putInto(nest);"],
  ["finish", "game.finish(player);"],
  ["all(", "if (nest.all(Egg).length === 3) {\n  game.finish(player);\n}"],
  ["chooseOnBoard", '.chooseOnBoard("nest", nests)'],
  ["loop(", 'loop(\n  { name: "day" },\n  rest,\n  () => sleep(),\n);'],
  ["sleep", undefined],
  ["deal", undefined],
  ["loop }", undefined],
  ["defineActions", undefined],
])("shows the lines that use %s", (name, lines) => {
  expect(excerptAt(CODE, CODE.indexOf(name))).toBe(lines);
});
