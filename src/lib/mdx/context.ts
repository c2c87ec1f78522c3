import type { HighlightCode } from "../code/highlighter";
import type { KnownLimit } from "../frontmatter";
import type { Problem } from "../problem";

/** The two pictures of a diagram, one for each theme; sizes in CSS px. */
export interface DiagramPicture {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

/** What compiling a page needs from outside, so that the compiler itself stays pure. */
export interface MdxContext {
  /** Path of the page relative to the repository, for messages. */
  readonly file: string;
  readonly highlight: HighlightCode;
  /** The committed picture of a mermaid source, if `npm run diagrams` has drawn it. */
  readonly findDiagram: (source: string) => DiagramPicture | undefined;
  /** Draws a layout figure as SVG from its YAML; throws an Error that says what is wrong with it. */
  readonly drawLayout: (yaml: string) => string;
  /** Size in bytes of a file under `static/`, by its path from there (`/images/a.png`). */
  readonly fileSize: (path: string) => number | undefined;
  readonly limits: ReadonlyMap<string, KnownLimit>;
  /** The installed version of the toolkit, which has these limits. */
  readonly toolkitVersion: string;
  /** Names of the interactive components a page may place. */
  readonly islands: readonly string[];
  /** Props that the build computes for an interactive component. */
  readonly islandProps?: (name: string) => Readonly<Record<string, string>> | undefined;
}

/** Collects the problems of one page while it is compiled. */
export type ReportProblem = (problem: Omit<Problem, "file">) => void;
