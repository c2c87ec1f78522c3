import { vi } from "vitest";
import type { PackedDocument, PackedPage } from "../../../shared/search/document";
import { makeSampleFiles } from "../../../shared/search/sampleSearch";

function page(
  [title, route, area]: readonly [title: string, route: string, area: string],
  documents: readonly PackedDocument[],
): PackedPage {
  const scope = area === "API" ? "api" : area === "Examples" ? "games" : "guides";
  return { title, route, area, scope, documents };
}

/** The pages of a small site, as the build packs them. */
const PAGES: readonly PackedPage[] = [
  page(
    ["Flow", "/game/flow", "Building a game"],
    [
      ["", "", "section", "The order in which a game goes: steps and loops."],
      ["loops", "Loops", "section", "A flow repeats its steps until it is left."],
    ],
  ),
  page(
    ["Board", "/game/board", "Building a game"],
    [
      ["", "", "section", "Spaces and pieces in a tree. Adjacency comes with grids."],
      ["create", "Create the pieces", "section", "To create a piece, name its class."],
      ["grids", "Grids and adjacency", "section", "Cells of a grid know their adjacency."],
    ],
  ),
  page(
    ["Actions", "/game/actions", "Building a game"],
    [
      ["", "", "section", "What a player may do in a step of the flow."],
      ["confirm", "Confirm an action", "section", "Ask before the action is taken."],
    ],
  ),
  page(
    ["Layout", "/ui/layout", "Building a UI"],
    [["", "", "section", "A layout places the pieces of a space."]],
  ),
  page(
    ["GameElement", "/api/classes/GameElement", "API"],
    [
      ["", "GameElement", "class", "The base of everything on the board."],
      [
        "firstn",
        "GameElement.firstN",
        "method",
        "Finds the first elements that match.",
        "firstN(n: number)",
      ],
      ["create", "GameElement.create", "method", "Creates an element.", "create(className)"],
      ["layout", "GameElement.layout", "method", "Applies a layout.", "layout(applyTo)"],
      ["adjacencies", "GameElement.adjacencies", "method", "Finds elements by adjacency."],
      ["isadjacentto", "GameElement.isAdjacentTo", "method", "Tells an adjacency of two elements."],
    ],
  ),
  page(
    ["PieceGrid", "/api/classes/PieceGrid", "API"],
    [
      ["", "PieceGrid", "class", "A grid of pieces, with adjacency by cell or edge."],
      ["adjacenciesbycell", "PieceGrid.adjacenciesByCell", "method", "Adjacency by cell."],
    ],
  ),
  page(
    ["Action", "/api/classes/Action", "API"],
    [["chooseonboard", "Action.chooseOnBoard", "method", "Asks for elements of the board."]],
  ),
  page(
    ["Functions", "/api/functions", "API"],
    [["creategame", "createGame", "function", "Creates a game.", "createGame(classes, game)"]],
  ),
  page(
    ["ElementCollection", "/api/classes/ElementCollection", "API"],
    [["createmany", "ElementCollection.createMany", "method", "Creates several elements."]],
  ),
  page(
    ["Ridge", "/examples/ridge", "Examples"],
    [
      ["", "", "game", "A connection game with adjacency on a map of hexagons."],
      ["rules", "Rules", "section", "Raise a peak. Adjacency of two sides wins."],
    ],
  ),
];

const STAMP = "sample";
export const MANIFEST = "/search-manifest.json";
export const DOCUMENTS = `/search-doc-${STAMP}.json`;
export const INDEX = `/lunr-index-${STAMP}.json`;

/** What the server says to one request. */
type Answer = (signal: AbortSignal) => Response | Promise<Response>;

/** A server of the search's files. */
export interface SampleServer {
  /** What it says to a path; a test may change it. */
  readonly answers: Map<string, Answer>;
  /** What it was asked, in turn. */
  readonly asked: { readonly path: string; readonly cache: RequestCache | undefined }[];
}

export function json(data: unknown): Response {
  return new Response(JSON.stringify(data), { headers: { "Content-Type": "application/json" } });
}

/** The two files of the small site's search. */
export const FILES = makeSampleFiles(
  PAGES,
  PAGES.flatMap(({ documents }) => documents.map(([, , , excerpt]) => excerpt)),
);

/** Puts the files where `fetch` looks for them. */
export function serveSampleSite(): SampleServer {
  const answers = new Map<string, Answer>([
    [MANIFEST, () => json({ stamp: STAMP })],
    [DOCUMENTS, () => json(FILES.documents)],
    [INDEX, () => json(FILES.index)],
  ]);
  const asked: SampleServer["asked"] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit & { signal: AbortSignal }) => {
    asked.push({ path, cache: init.cache });
    return (await answers.get(path)?.(init.signal)) ?? new Response("", { status: 404 });
  });
  return { answers, asked };
}
