// region: cards
import { type BakeDay, Customer, Recipe, Visitor } from "../game";
import { Face } from "./Face";

export function drawCards(game: BakeDay) {
  game.all(Recipe).appearance({
    aspectRatio: 0.7,
    render: ({ name, kind, needs, price }) =>
      needs && (
        <Face title={name} corner={price}>
          {kind}: {needs.join(", ")}
        </Face>
      ),
  });
  game.all(Visitor).appearance({
    aspectRatio: 0.7,
    render: ({ role, text }) => role && <Face title={role}>{text}</Face>,
  });
  game.all(Customer).appearance({
    aspectRatio: 0.7,
    render: ({ wants, tip }) => wants && <Face title={wants} corner={`+${tip}`} />,
  });
}
// endregion
