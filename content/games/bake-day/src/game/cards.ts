// region: facts
export const GOODS = ["flour", "butter", "fruit"] as const;
export type Good = (typeof GOODS)[number];
export type Kind = "bread" | "cake" | "pie";

interface RecipeFacts {
  name: string;
  kind: Kind;
  needs: Good[];
  price: number;
  copies: number;
}

export const recipes: RecipeFacts[] = [
  { name: "loaf", kind: "bread", needs: ["flour", "flour"], price: 3, copies: 5 },
  { name: "butter roll", kind: "bread", needs: ["flour", "butter"], price: 3, copies: 5 },
  { name: "shortbread", kind: "cake", needs: ["flour", "butter", "butter"], price: 5, copies: 4 },
  { name: "plum cake", kind: "cake", needs: ["butter", "fruit"], price: 4, copies: 5 },
  { name: "apple pie", kind: "pie", needs: ["flour", "fruit"], price: 4, copies: 5 },
  { name: "deep pie", kind: "pie", needs: ["flour", "fruit", "fruit"], price: 6, copies: 4 },
];
// endregion

// region: roles
export const visitors = [
  { role: "miller", text: "Take two sacks from the bag", copies: 3 },
  { role: "critic", text: "Earn a coin for each kind on your shelf", copies: 3 },
  { role: "librarian", text: "Discard a recipe and draw two", copies: 3 },
  { role: "peddler", text: "All bakers may barter with the market", copies: 3 },
] as const;

export type Role = (typeof visitors)[number]["role"];
// endregion

export const customers: { wants: Kind; tip: number; copies: number }[] = [
  { wants: "bread", tip: 1, copies: 4 },
  { wants: "bread", tip: 2, copies: 3 },
  { wants: "cake", tip: 0, copies: 4 },
  { wants: "cake", tip: 2, copies: 3 },
  { wants: "pie", tip: 0, copies: 4 },
  { wants: "pie", tip: 1, copies: 3 },
];
