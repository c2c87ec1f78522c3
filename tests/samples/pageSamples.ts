import { readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../../src/node/files/readText";
import { placeInPrelude, readPreludes, type Preludes } from "../../src/node/content/source/samples";
import { listCodeSamples } from "../../src/node/content/code/codeSamples";
import { samplePrelude } from "../../src/node/content/code/fenceMeta";

const CONTENT = path.resolve("content");

/** A sample of a page in a form that can be run. */
export interface PageSample {
  /** Heading above it, with ` #2` for the second sample under the same heading. */
  readonly key: string;
  /** Relative to `content`. */
  readonly page: string;
  /** 1-based line of the page on which the code begins. */
  readonly line: number;
  readonly code: string;
  /** The code in its prelude, as the compiler gets it, with more code around it if requested. */
  readonly place: (additions: CodeAdditions) => PlacedCode;
}

/** Code around the sample, and a part of it to replace. */
export interface CodeAdditions {
  readonly before?: string;
  readonly after?: string;
  readonly replace?: readonly [text: string, by: string];
  readonly values?: boolean;
}

/** A whole module, and how many of its lines come before the sample. */
export interface PlacedCode {
  readonly text: string;
  readonly linesBefore: number;
}

let preludes: Preludes | undefined;

function placeCode(code: string, prelude: string | undefined): PlacedCode {
  const placed = placeInPrelude(code, prelude);
  if (!placed) throw new Error("The prelude has no place for the sample.");
  const { text, codeStart } = placed;
  return { text, linesBefore: text.slice(0, codeStart).split("\n").length - 1 };
}

function replaceOnce(module: string, [text, by]: readonly [string, string]): string {
  if (module.split(text).length !== 2) throw new Error(`"${text}" has to be in the code once.`);
  return module.replace(text, () => by);
}

/** Makes every line that is an expression report its value. */
function reportValues(code: string): string {
  return code.replaceAll(
    /^(?!const |let |for |if |return |\}|\)|\s)(.+);(\s*\/\/.*)?$/gm,
    "report($1);$2",
  );
}

/** Lists the `ts`, `tsx`, `js` and `jsx` fences of a page that are samples of its own, in order. */
export function pageSamples(page: string): PageSample[] {
  const source = readText(path.join(CONTENT, page));
  const known = (preludes ??= readPreludes(CONTENT));
  return listCodeSamples(source, page).flatMap(({ key, code, line, meta }) => {
    if (key === undefined) return [];
    const name = samplePrelude(code, meta);
    const prelude = name === undefined ? undefined : known.read(name);
    return {
      key,
      page,
      line,
      code,
      place: ({ before = "", after = "", replace, values = false }) => {
        const own = values ? reportValues(code) : code;
        const { text, linesBefore } = placeCode(`${before}\n${own}\n${after}`, prelude);
        return {
          text: replace ? replaceOnce(text, replace) : text,
          linesBefore: linesBefore + before.split("\n").length,
        };
      },
    };
  });
}

/** The pages with samples that have to run: the recipes, the rules, the first project, the tutorial's tests. */
export function pagesToRun(): string[] {
  const folders = ["cookbook", "game"].flatMap((folder) =>
    readdirSync(path.join(CONTENT, folder))
      .filter((file) => file.endsWith(".mdx"))
      .map((file) => `${folder}/${file}`),
  );
  return [...folders, "introduction/create-a-game.mdx", "tutorial/tests.mdx"].filter(
    (page) => pageSamples(page).length > 0,
  );
}

/** The pages on the UI: their samples must load, and what they draw must be drawn. */
export function pagesToDraw(): string[] {
  return readdirSync(path.join(CONTENT, "ui"))
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => `ui/${file}`);
}
