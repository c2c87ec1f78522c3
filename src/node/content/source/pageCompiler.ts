import path from "node:path";
import { createCodeHighlighter, type HighlightCode } from "../code/highlighter";
import type { GlossaryTerm, KnownLimit } from "../fields/frontmatter";
import { compileMdx, type CompiledPage } from "../mdx/compileMdx";
import type { PlacedIsland, SymbolSource } from "../mdx/context";
import { parsePage, type ParsedPage } from "../mdx/parsePage";
import { escapeHtml } from "../../html/escapeHtml";
import type { IslandName } from "../../../shared/contracts/islandProps";
import { originOf } from "../fields/tracedText";
import { createCardPictures } from "./cardPictures";
import type { CompletePage } from "./completePage";
import { findDiagram, staticFileSize } from "./staticFiles";
import { loadFigureMaker, type MakeFigure } from "./figureEngine";
import { gamePlayerProps, readGames, type PlacedGame } from "./games";
import { createLayoutDrawer, layoutSandboxProps } from "./layoutEngine";
import { findLivePicture } from "./livePictures";
import { readScreens } from "./screenPictures";
import { readToolkitVersion } from "./toolkitVersion";
import {
  stepOfPage,
  tutorialProgressProps,
  tutorialStepProps,
  tutorialStepsProps,
} from "./tutorialPage";

/** What a page shares with others. */
export interface PageSurroundings {
  readonly limits: ReadonlyMap<string, KnownLimit>;
  /** The terms to link to the glossary. */
  readonly terms?: readonly GlossaryTerm[];
  /** If it is missing nothing is linked: the reference may not be known yet. */
  readonly symbols?: SymbolSource;
  /** Whether only the problems count: code is then not highlighted. */
  readonly isCheck?: boolean;
}

/**
 * Compiles a page; `file` is relative to the repository. Problems and links have the author's line numbers.
 */
export type CompilePage = (
  page: CompletePage,
  file: string,
  surroundings: PageSurroundings,
) => CompiledPage;

/**
 * What was read of a page, with all of its problems. Links and problems have the author's lines, which differ
 * from those in the text with the site's additions.
 */
function atOrigin<Read extends ParsedPage>(page: CompletePage, read: Read): Read {
  const trace = <Part extends { readonly line?: number | undefined }>(part: Part): Part =>
    part.line === undefined ? part : { ...part, line: originOf(page, part.line) };
  const problems = [...page.problems, ...read.problems.map(trace)];
  return { ...read, links: read.links.map(trace), problems };
}

/** Parses a page, as `parsePage` does; problems and links have the author's line numbers. */
export function parseCompletePage(page: CompletePage, file: string): ParsedPage {
  return atOrigin(page, parsePage(page.text, file));
}

interface Tools {
  readonly highlight: HighlightCode;
  readonly drawLayout: (yaml: string) => string;
  readonly makeFigure: MakeFigure;
}

/** Those that authors place; the other is made of a fence. */
type PlacedName = Exclude<IslandName, "LiveCode">;

/** The interactive components that a page may place on a line of its own. */
function createIslands(
  contentPath: string,
  drawLayout: (yaml: string) => string,
): Readonly<Record<PlacedName, PlacedIsland>> {
  // Only a few pages show a game.
  let games: ReadonlyMap<string, PlacedGame> | undefined;
  const kind = "island";
  return {
    GamePlayer: {
      attributes: ["game", "move", "seat"],
      toBlock: (attributes) => {
        games ??= readGames(path.join(contentPath, "games"));
        return { kind, name: "GamePlayer", props: gamePlayerProps(attributes, games) };
      },
    },
    TutorialStep: {
      attributes: ["course", "step"],
      toBlock: (attributes) => ({
        kind,
        name: "TutorialStep",
        props: tutorialStepProps(attributes, contentPath),
      }),
    },
    TutorialProgress: {
      attributes: ["course"],
      toBlock: (attributes) => ({
        kind,
        name: "TutorialProgress",
        props: tutorialProgressProps(attributes, contentPath),
      }),
    },
    TutorialSteps: {
      attributes: ["course"],
      toBlock: (attributes) => ({
        kind,
        name: "TutorialSteps",
        props: tutorialStepsProps(attributes, contentPath),
      }),
    },
    LayoutSandbox: {
      attributes: [],
      toBlock: () => ({ kind, name: "LayoutSandbox", props: layoutSandboxProps(drawLayout) }),
    },
  };
}

let tools: Promise<Tools> | undefined;

/** Loads the engines of the figures once per process and returns the compiler. */
export async function loadPageCompiler(contentPath = "content"): Promise<CompilePage> {
  tools ??= Promise.all([createLayoutDrawer(), loadFigureMaker()]).then(
    ([drawLayout, makeFigure]) => ({ highlight: createCodeHighlighter(), drawLayout, makeFigure }),
  );
  const { highlight, drawLayout, makeFigure } = await tools;
  const islands = createIslands(path.resolve(contentPath), drawLayout);
  const toolkitVersion = readToolkitVersion();
  const cardPictures = createCardPictures(path.resolve(contentPath));
  return (page, file, { limits, terms = [], symbols, isCheck = false }) => {
    const compiled = compileMdx(page.text, {
      file,
      highlight: isCheck ? escapeHtml : highlight,
      drawLayout,
      drawFigure: (yaml) => makeFigure(yaml).html,
      findDiagram,
      findLivePicture,
      cardPictures,
      wrapsCode: stepOfPage(path.relative(contentPath, file)) !== undefined,
      screens: () => readScreens(path.resolve(contentPath)),
      fileSize: staticFileSize,
      limits,
      terms,
      ...(symbols && { symbols }),
      toolkitVersion,
      islands,
    });
    return atOrigin(page, compiled);
  };
}
