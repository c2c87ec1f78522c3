import lunr from "lunr";
import type { SearchPage } from "./document";
import { writeColumns, type SearchDocumentFile } from "./documentFile";
import type { DocumentAsks } from "./packedAsks";
import {
  packIndex,
  packWords,
  protectWords,
  type LunrIndex,
  type PackedIndex,
} from "./packedIndex";
import type { SynonymGroup } from "./synonyms";
import { textTokens } from "./words";

type Row = readonly [
  anchor: string,
  heading: string,
  kind: string,
  excerpt: string,
  more?: { readonly signature?: string; readonly minor?: true },
];

function page(
  [title, route, area]: readonly [title: string, route: string, area: string],
  rows: readonly Row[],
): SearchPage {
  const scope = area === "API" ? "api" : area === "Examples" ? "games" : "guides";
  const documents = rows.map(([anchor, heading, kind, excerpt, more]) => ({
    anchor,
    heading,
    kind,
    excerpt,
    ...more,
  }));
  return { title, route, area, scope, documents };
}

/** The pages of a small site; for tests. */
const PAGES: readonly SearchPage[] = [
  page(
    ["Actions", "/game/actions", "Building a game"],
    [
      ["", "", "section", "What a player may do. An action asks for choices."],
      ["follow", "Follow-up actions", "section", "One action leads to another with followUp."],
      ["select", "Choose on the board", "section", "Let a player select a piece."],
    ],
  ),
  page(
    ["Flow", "/game/flow", "Building a game"],
    [
      ["", "", "section", "Steps put actions in order, or roll a d6."],
      ["loops", "Loops", "section", "A flow repeats its steps until it is left."],
      ["end", "End the game", "section", "Call finish with the winner when the deck is empty."],
    ],
  ),
  page(
    ["Board", "/game/board", "Building a game"],
    [
      ["", "", "section", "Spaces and pieces in a tree. Adjacency comes with grids."],
      ["create", "Create the pieces", "section", "To create a piece, name its class."],
    ],
  ),
  page(
    ["Adjacency and grids", "/game/adjacency", "Building a game"],
    [["", "", "section", "Which cells are neighbors."]],
  ),
  page(
    ["Layout", "/ui/layout", "Building a UI"],
    [["", "", "section", "A layout places the pieces of a space."]],
  ),
  page(
    ["Cards", "/cookbook/cards", "Cookbook"],
    [
      ["", "", "section", "Recipes for cards."],
      ["deal", "Deal the cards", "section", "Deal five cards from the deck to every player."],
      ["gap", "Gaps", "section", "The gap between the cards of a row; see gapless layouts too."],
    ],
  ),
  page(
    ["Debugging", "/introduction/debugging", "Introduction"],
    [
      ["a", "No such player position: …", "message", "A move names a seat at which nobody sits."],
      [
        "b",
        'No flow named "…"',
        "message",
        "A subflow has another name; replaying the moves shows it.",
      ],
    ],
  ),
  page(
    ["Action", "/api/classes/Action", "API"],
    [
      ["", "Action", "class", "One move of a player.", { signature: "class Action" }],
      [
        "chooseonboard",
        "Action.chooseOnBoard",
        "method",
        "Choose elements.",
        { signature: "chooseOnBoard()" },
      ],
      ["do", "Action.do", "method", "Add behavior to this action."],
    ],
  ),
  page(
    ["GameElement", "/api/classes/GameElement", "API"],
    [
      ["", "GameElement", "class", "The base of everything on the board."],
      ["all", "GameElement.all", "method", "Finds all elements."],
      [
        "firstn",
        "GameElement.firstN",
        "method",
        "Finds the first ones.",
        { signature: "firstN(n: number)" },
      ],
      [
        "create",
        "GameElement.create",
        "method",
        "Creates an element.",
        { signature: "create(className)" },
      ],
      ["layout", "GameElement.layout", "method", "Applies a layout to elements."],
      ["adjacencies", "GameElement.adjacencies", "method", "Finds elements by adjacency."],
      ["isadjacentto", "GameElement.isAdjacentTo", "method", "Tells an adjacency of two elements."],
    ],
  ),
  page(
    ["ElementCollection", "/api/classes/ElementCollection", "API"],
    [
      ["all", "ElementCollection.all", "method", "Finds all elements.", { minor: true }],
      ["createmany", "ElementCollection.createMany", "method", "Creates several elements."],
    ],
  ),
  page(
    ["PieceGrid", "/api/classes/PieceGrid", "API"],
    [
      ["", "PieceGrid", "class", "A grid of pieces, with adjacency by cell or edge."],
      ["adjacenciesbycell", "PieceGrid.adjacenciesByCell", "method", "Adjacency by cell."],
    ],
  ),
  page(["D6", "/api/classes/D6", "API"], [["", "D6", "class", "A six-sided die."]]),
  page(
    ["Functions", "/api/functions", "API"],
    [
      [
        "creategame",
        "createGame",
        "function",
        "Creates a game.",
        { signature: "createGame(classes, game)" },
      ],
    ],
  ),
  page(
    ["Ridge", "/examples/ridge", "Examples"],
    [
      ["", "", "game", "A game of dice, with adjacency on a map of hexagons."],
      ["rules", "Rules", "section", "Roll the dice. Adjacency of two sides wins."],
    ],
  ),
];

/** What each document says beyond its excerpt: all but one nothing. */
const TEXTS = PAGES.flatMap(({ documents }) =>
  documents.map(({ anchor }) =>
    anchor === "follow" ? "A follow-up adds a surcharge, once called addFee." : "",
  ),
);

/** What readers ask about one document. */
const ASKS: DocumentAsks = PAGES.flatMap(({ documents }) =>
  documents.map(({ anchor }) =>
    anchor === "gap"
      ? [
          ["space", "hand"],
          ["stop", "tokens", "touching"],
        ]
      : [],
  ),
);

/** Words of ordinary English that look like words of these pages, such as "actions" and "winner". */
const ENGLISH = ["auctions", "dinner", "repeating"];

/** Lunr's index over the texts, as the plugin serializes it. */
export function buildLunrIndex(texts: readonly string[]): LunrIndex {
  const index = lunr(function () {
    this.ref("id");
    this.field("text");
    texts.forEach((text, id) => this.add({ id, text: protectWords(textTokens(text)) }));
  });
  return JSON.parse(JSON.stringify(index)) as LunrIndex;
}

/** The two files of the small site's search, made the way the build makes them. */
export function makeSampleFiles(synonyms: readonly SynonymGroup[] = []): {
  readonly documents: SearchDocumentFile;
  readonly index: PackedIndex;
} {
  const stamp = "sample";
  const options = { maxHits: 20, highlightResult: true, synonyms };
  const english = packWords(ENGLISH);
  const index = { stamp, ...packIndex(buildLunrIndex(TEXTS), ASKS), english };
  return { documents: { stamp, searchDocs: writeColumns(PAGES), options }, index };
}
