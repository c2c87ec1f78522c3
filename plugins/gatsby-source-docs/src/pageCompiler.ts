import { readFileSync } from "node:fs";
import path from "node:path";
import { createCodeHighlighter, type HighlightCode } from "../../../src/lib/code/highlighter";
import type { KnownLimit } from "../../../src/lib/frontmatter";
import { compileMdx, type CompiledPage } from "../../../src/lib/mdx/compileMdx";
import type { SymbolSource } from "../../../src/lib/mdx/context";
import { ISLANDS, ISLAND_NAMES } from "../../../src/lib/mdx/islandNames";
import { DEFAULT_LAYOUT_SPEC } from "../../../src/lib/layout/layoutSpec";
import { findDiagram } from "./diagrams";
import { gamePlayerProps, readGames, type PlacedGame } from "./games";
import { createLayoutDrawer } from "./layoutEngine";
import { staticFileSize } from "./staticFiles";

/** Compiles a page; `file` is relative to the repository. */
export type CompilePage = (
  source: string,
  file: string,
  limits: ReadonlyMap<string, KnownLimit>,
  symbols?: SymbolSource,
) => CompiledPage;

function readToolkitVersion(): string {
  const file = path.resolve("node_modules", "@boardzilla/core", "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

let tools: Promise<{ highlight: HighlightCode; drawLayout: (yaml: string) => string }> | undefined;

/** Loads grammars and the layout engine once per process and returns the compiler. */
export async function loadPageCompiler(contentPath = "content"): Promise<CompilePage> {
  tools ??= Promise.all([createCodeHighlighter(), createLayoutDrawer()]).then(
    ([highlight, drawLayout]) => ({ highlight, drawLayout }),
  );
  const { highlight, drawLayout } = await tools;
  // Only few pages place a game, and reading all games means reading all their sources.
  let games: ReadonlyMap<string, PlacedGame> | undefined;
  const toolkitVersion = readToolkitVersion();
  return (source, file, limits, symbols) =>
    compileMdx(source, {
      file,
      highlight,
      drawLayout,
      findDiagram,
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
            return { initialSvg: drawLayout(JSON.stringify(DEFAULT_LAYOUT_SPEC)) };
          default:
            return undefined;
        }
      },
    });
}
