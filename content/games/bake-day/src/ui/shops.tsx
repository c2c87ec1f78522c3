import { ProfileBadge } from "@boardzilla/core";
import { type BakeDay, Pantry, Sack, Shelf } from "../game";
import "./shops.css";

export function drawShops(game: BakeDay) {
  game.all(Pantry).appearance({
    className: "shop",
    render: ({ player }) => (
      <div className="shop-sign">
        <ProfileBadge player={player!} /> {player!.coins} coins
      </div>
    ),
  });
  game.all(Pantry).layout(Sack, { area: { left: 0, top: 45, width: 100, height: 50 }, rows: 1 });
  game.all(Shelf).appearance({ className: "shop" });
  game.all(Sack).appearance({
    aspectRatio: 1,
    render: ({ good }) => good && <div className={`sack ${good}`}>{good}</div>,
  });
}
