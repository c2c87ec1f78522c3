import type { FenceMeta } from "../code/fenceMeta";
import type { HighlightCode } from "../code/highlighter";
import type { IslandBlock } from "../../../shared/contracts/islandProps";
import type { SampleReference } from "../../../shared/contracts/references";
import type { GlossaryTerm, KnownLimit } from "../fields/frontmatter";
import type { Problem } from "../../../shared/problem";

/** A picture with an image for each theme, by addresses without the path prefix; sizes in CSS px. */
export interface PictureFiles {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of a live block's result; its addresses follow from the block's code. */
export interface DrawnResult {
  /** In CSS px. */
  readonly height: number;
  /** What the result says, such as its first question; may be empty. */
  readonly says: string;
}

/** A screen of the toolkit that pages show. */
export interface ShownScreen {
  /** What it shows, in words. */
  readonly alt: string;
  readonly caption: string;
  /** Missing until it has been taken. */
  readonly picture?: PictureFiles | undefined;
}

/** Names of the pictures on cards, by the address that a card leads to. */
export interface CardPictures {
  /** The table of the game at this address. */
  readonly poster: (href: string) => string | undefined;
  /** The small drawing of the page at this address, or of its section. */
  readonly spot: (href: string) => string | undefined;
}

/** An entry of the API reference. */
export interface SymbolTarget {
  /** Such as `createGame` or `Action#chooseFrom`. */
  readonly name: string;
  readonly url: string;
}

/** What the compiler asks about the toolkit's symbols. */
export interface SymbolSource {
  /** The entry that a written name, such as `game.create()`, means unambiguously. */
  readonly find: (written: string) => SymbolTarget | undefined;
  /** The entry that a link leads to. */
  readonly atUrl: (url: string) => SymbolTarget | undefined;
  /** What a checked sample names; `undefined` for one that is not checked or contains no name at all. */
  readonly inSample: (code: string, meta: FenceMeta) => readonly SampleReference[] | undefined;
}

/** An interactive component that authors may place. */
export interface PlacedIsland {
  /** The names of its attributes. */
  readonly attributes: readonly string[];
  /**
   * Makes its block of a page, from what the author has written and from the build's data. Throws an Error that says
   * what is wrong with an attribute.
   */
  readonly toBlock: (attributes: Readonly<Record<string, string>>) => IslandBlock;
}

/** What compiling a page needs from outside, so that the compiler itself stays pure. */
export interface MdxContext {
  /** Path of the page relative to the repository, for messages. */
  readonly file: string;
  readonly highlight: HighlightCode;
  /** The committed picture of a mermaid source, if `npm run make diagrams` has drawn it. */
  readonly findDiagram: (source: string) => PictureFiles | undefined;
  /** What the picture of a live block's result shows, by the block's code, if one has been taken. */
  readonly findLivePicture?: (code: string) => DrawnResult | undefined;
  readonly cardPictures?: CardPictures;
  /** Whether lines of code are wrapped: the text of a page with a tool beside it is narrow. */
  readonly wrapsCode?: boolean;
  /** Reads the screens of the toolkit, by their names. */
  readonly screens?: () => ReadonlyMap<string, ShownScreen>;
  /** Draws a layout figure as SVG from its YAML; throws an Error that says what is wrong with it. */
  readonly drawLayout: (yaml: string) => string;
  /** Draws a figure of the toolkit's answers as HTML from its YAML; throws an Error as above. */
  readonly drawFigure: (yaml: string) => string;
  /** Size in bytes of a file under `static/`, by its path from there (`/images/a.png`). */
  readonly fileSize: (path: string) => number | undefined;
  readonly limits: ReadonlyMap<string, KnownLimit>;
  /** The terms to link to the glossary, if any. */
  readonly terms?: readonly GlossaryTerm[];
  /** If it is missing nothing is linked: the reference may not be known yet. */
  readonly symbols?: SymbolSource;
  /** The installed version of the toolkit, which has these limits. */
  readonly toolkitVersion: string;
  /** The interactive components that authors may place, by their names. */
  readonly islands: Readonly<Record<string, PlacedIsland>>;
}

/** Collects the problems of one page while it is compiled. */
export type ReportProblem = (problem: Omit<Problem, "file">) => void;
