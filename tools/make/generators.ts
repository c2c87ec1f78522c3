import type { Problem } from "../../src/shared/problem";
import { findOldDiagrams } from "./diagrams/diagrams";
import { findOldFields } from "./fieldsDocument";
import { findOldPictures } from "./pictures/kinds";

/** Something that is generated from other files, and committed. */
export interface Generator {
  /** What `npm run make` calls it. */
  readonly name: string;
  /** The program, in this folder. */
  readonly file: string;
  readonly writes: string;
  /** The change after which it has to run. */
  readonly after: string;
  /** Names what is missing, old or no longer used; without it, `after` says who notices. */
  readonly findOld?: () => readonly Problem[] | Promise<readonly Problem[]>;
}

/** All committed files that a program writes. */
export const GENERATORS: readonly Generator[] = [
  {
    name: "diagrams",
    file: "diagrams/draw.ts",
    writes: "static/diagrams",
    after: "a change of a `mermaid` fence; with --all, of the colors of the site",
    findOld: findOldDiagrams,
  },
  {
    name: "fields",
    file: "fields.ts",
    writes: "the tables of docs/authoring/fields.md",
    after: "a change of src/node/content/fields/frontmatter.ts",
    findOld: findOldFields,
  },
  {
    name: "moves",
    file: "moves.ts",
    writes: "content/games/<id>/moves.json, the recorded match of a game",
    after: "a change of the rules that refuses the recorded match, which `npm test` names",
  },
  {
    name: "pictures",
    file: "pictures/draw.ts",
    writes: "static/pictures",
    after: "a change of a game, a live block, a step, content/screens.yml, or the toolkit",
    findOld: findOldPictures,
  },
  {
    name: "spots",
    file: "spots.ts",
    writes: "static/spots, the small pictures on cards",
    after: "a change of their drawing, or of the colors of the site",
  },
  {
    name: "icons",
    file: "icons.ts",
    writes:
      "static/icon-*.png, favicon.ico, social-card.png, and the colors that tools/make/copies.ts lists",
    after: "a change of static/favicon.svg, of the site's title and tagline, or of a color",
  },
  {
    name: "letters",
    file: "letters.ts",
    writes: "src/node/letters/letters.json, the letters of link cards",
    after: "a title with a new character, which `npm run check content` names",
  },
  {
    name: "versions",
    file: "versions.ts",
    writes: "content/api/versions.json, and `since` of content/api/limits.yml",
    after: "a new version of the toolkit, which `npm run check content` asks for",
  },
  {
    name: "addresses",
    file: "addresses.ts",
    writes: "content/published-addresses.txt",
    after: "each release",
  },
  {
    name: "accessibility",
    file: "accessibility/index.ts",
    writes: "content/accessibility/figures.json",
    after: "each release, on a build",
  },
];
