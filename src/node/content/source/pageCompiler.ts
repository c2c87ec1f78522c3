import path from "node:path";
import { createCodeHighlighter, type HighlightCode } from "../code/highlighter";
import type { GlossaryTerm, KnownLimit } from "../fields/frontmatter";
import { compileMdx, type CompiledPage } from "../mdx/compileMdx";
import type { PlacedIsland, SymbolSource } from "../mdx/context";
import type { ParsedPage } from "../mdx/parsePage";
import { escapeHtml } from "../../html/escapeHtml";
import type { IslandName } from "../../../shared/contracts/islandProps";
import { originOf } from "../fields/tracedText";
import { createCardPictures } from "./cardPictures";
import type { CompletePage, Content } from "./completePage";
import { findDiagram, staticFileSize } from "./staticFiles";
import { loadFigureMaker, type MakeFigure } from "./figureEngine";
import { gamePlayerProps } from "./games";
import { createLayoutDrawer, layoutSandboxProps } from "./layoutEngine";
import { findLivePicture } from "./livePictures";
import { readToolkitVersion } from "../../files/installedVersion";
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

/** Compiles a page of the content, by its file. Problems and links have the author's line numbers. */
export type CompilePage = (file: string, surroundings: PageSurroundings) => CompiledPage;

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

/** What a page of the content says; problems and links have the author's line numbers. */
export function readParsed({ page, parsed }: Content, file: string): ParsedPage {
  return atOrigin(page(file), parsed(file));
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
  content: Content,
  drawLayout: (yaml: string) => string,
): Readonly<Record<PlacedName, PlacedIsland>> {
  const kind = "island";
  return {
    GamePlayer: {
      attributes: ["game", "move", "seat"],
      toBlock: (attributes) => ({
        kind,
        name: "GamePlayer",
        props: gamePlayerProps(attributes, content.games(), content.gamePictures()),
      }),
    },
    TutorialStep: {
      attributes: ["course", "step"],
      toBlock: (attributes) => ({
        kind,
        name: "TutorialStep",
        props: tutorialStepProps(attributes, content),
      }),
    },
    TutorialProgress: {
      attributes: ["course"],
      toBlock: (attributes) => ({
        kind,
        name: "TutorialProgress",
        props: tutorialProgressProps(attributes, content),
      }),
    },
    TutorialSteps: {
      attributes: ["course"],
      toBlock: (attributes) => ({
        kind,
        name: "TutorialSteps",
        props: tutorialStepsProps(attributes, content),
      }),
    },
    LayoutSandbox: {
      attributes: [],
      toBlock: () => ({ kind, name: "LayoutSandbox", props: layoutSandboxProps(drawLayout) }),
    },
  };
}

let tools: Promise<Tools> | undefined;

/** Loads the engines of the figures once per process and returns the compiler for the pages of the content. */
export async function loadPageCompiler(content: Content): Promise<CompilePage> {
  tools ??= Promise.all([createLayoutDrawer(), loadFigureMaker()]).then(
    ([drawLayout, makeFigure]) => ({ highlight: createCodeHighlighter(), drawLayout, makeFigure }),
  );
  const { highlight, drawLayout, makeFigure } = await tools;
  const islands = createIslands(content, drawLayout);
  const toolkitVersion = readToolkitVersion();
  const cardPictures = createCardPictures(content.games);
  return (file, { limits, terms = [], symbols, isCheck = false }) => {
    const compiled = compileMdx(content.parsed(file), {
      file,
      highlight: isCheck ? escapeHtml : highlight,
      drawLayout,
      drawFigure: (yaml) => makeFigure(yaml).html,
      findDiagram,
      findLivePicture: (code) => findLivePicture(code, content.livePictures()),
      cardPictures,
      wrapsCode: stepOfPage(path.posix.relative("content", file)) !== undefined,
      screens: content.shownScreens,
      fileSize: staticFileSize,
      limits,
      terms,
      ...(symbols && { symbols }),
      toolkitVersion,
      islands,
    });
    return atOrigin(content.page(file), compiled);
  };
}
