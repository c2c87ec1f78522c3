import path from "node:path";
import { createCodeHighlighter, type HighlightCode } from "../../../src/build/code/highlighter";
import type { KnownLimit } from "../../../src/build/content/frontmatter";
import { compileMdx, type CompiledPage } from "../../../src/build/mdx/compileMdx";
import type { SymbolSource } from "../../../src/build/mdx/context";
import { ISLANDS, ISLAND_NAMES } from "../../../src/shared/contracts/islandNames";
import { originOf } from "../../../src/build/content/tracedText";
import type { CompletePage } from "./completePage";
import { findDiagram } from "./diagrams";
import { loadFigureMaker, type MakeFigure } from "./figureEngine";
import { gamePlayerProps, readGames, type PlacedGame } from "./games";
import { createLayoutDrawer } from "./layoutEngine";
import { layoutSandboxProps } from "./layoutSandbox";
import { findLivePicture } from "./livePictures";
import { staticFileSize } from "./staticFiles";
import { readToolkitVersion } from "./toolkitVersion";

/** Compiles a page; `file` is relative to the repository. Problems and links have the author's lines. */
export type CompilePage = (
  page: CompletePage,
  file: string,
  limits: ReadonlyMap<string, KnownLimit>,
  symbols?: SymbolSource,
) => CompiledPage;

interface Tools {
  readonly highlight: HighlightCode;
  readonly drawLayout: (yaml: string) => string;
  readonly makeFigure: MakeFigure;
}

let tools: Promise<Tools> | undefined;

/** Loads grammars and the engines of the figures once per process and returns the compiler. */
export async function loadPageCompiler(contentPath = "content"): Promise<CompilePage> {
  tools ??= Promise.all([createCodeHighlighter(), createLayoutDrawer(), loadFigureMaker()]).then(
    ([highlight, drawLayout, makeFigure]) => ({ highlight, drawLayout, makeFigure }),
  );
  const { highlight, drawLayout, makeFigure } = await tools;
  // Only few pages place a game.
  let games: ReadonlyMap<string, PlacedGame> | undefined;
  const toolkitVersion = readToolkitVersion();
  return (page, file, limits, symbols) => {
    const compiled = compileMdx(page.text, {
      file,
      highlight,
      drawLayout,
      drawFigure: (yaml) => makeFigure(yaml).html,
      findDiagram,
      findLivePicture: (code) => findLivePicture(code),
      fileSize: staticFileSize,
      limits,
      ...(symbols && { symbols }),
      toolkitVersion,
      islands: ISLAND_NAMES,
      islandAttributes: ISLANDS,
      islandProps: (name, attributes) => {
        switch (name) {
          case "GamePlayer":
            games ??= readGames(path.resolve(contentPath, "games"));
            return gamePlayerProps(attributes, games);
          case "LayoutSandbox":
            return layoutSandboxProps(attributes, drawLayout);
          default:
            return undefined;
        }
      },
    });
    const atOrigin = <Part extends { readonly line?: number | undefined }>(part: Part): Part =>
      part.line === undefined ? part : { ...part, line: originOf(page, part.line) };
    return {
      ...compiled,
      links: compiled.links.map(atOrigin),
      problems: [...page.problems, ...compiled.problems.map(atOrigin)],
    };
  };
}
