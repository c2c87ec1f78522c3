import path from "node:path";
import { readText } from "../../../files/readText";
import { isChecked, isTyped, samplePrelude, type FenceMeta } from "../../code/fenceMeta";
import { findFences, type Fence } from "../../fields/fences";
import { originOf } from "../../fields/tracedText";
import { findNearest, type Problem } from "../../../../shared/problem";
import { linesWithoutRegions } from "../../games/regions";
import type { CompletePage } from "../completePage";
import { gameOfPage } from "../games";
import { GAME_FILES } from "../../../../shared/contracts/gameSource";
import { MARKER, placeSample, type PlacedSample, type Preludes } from "./samplePlace";

/** A sample as the compiler sees it: the author's code inside its prelude. */
export interface Sample extends PlacedSample {
  /** Where an author finds the code, relative to the repository: a page, or a game that it quotes. */
  readonly file: string;
  /** 1-based line of the file on which the code begins. */
  readonly line: number;
  /** The line of the file for each line of the code, where region markers are left out of the code. */
  readonly lines?: readonly number[];
  /** Absolute name of the virtual file; nothing is written there. */
  readonly name: string;
  readonly code: string;
}

/** The samples of some pages, how many opted out of checking, and the problems of their preludes. */
interface SampleList {
  readonly samples: readonly Sample[];
  readonly unchecked: number;
  readonly problems: readonly Problem[];
}

function preludeProblem(
  file: string,
  line: number,
  name: string,
  names: Preludes["names"],
): Problem {
  if (names.includes(name)) {
    const what = `the prelude "${name}" has no line ${MARKER} to put a sample at.`;
    return { file, line, what, fix: "mark the place in content/preludes." };
  }
  const nearest = findNearest(name, names);
  const fix = nearest === undefined ? "add it to content/preludes." : `write "${nearest}".`;
  return { file, line, what: `unknown prelude "${name}".`, valid: names, fix };
}

/** Where the code of a quoted region is found, and the name under which it is compiled next to it. */
function quotedPlace({ attributes }: FenceMeta, root: string, preludes: Preludes) {
  const { file = "", region: name = "" } = attributes;
  const quoted = path.posix.join("content/games", file);
  const virtual = quoted.replace(/(\.tsx?)$/, `.${name}$1`);
  const line = preludes.region(file, name)?.line ?? 1;
  return { file: quoted, line, name: path.join(root, virtual) };
}

/** Where the code of a game's source, which the site writes into the game's page, is found. */
function gameSource(file: string, { attributes }: FenceMeta, root: string) {
  const name = GAME_FILES.find((each) => each === attributes["title"]);
  if (name === undefined || gameOfPage(path.posix.relative("content", file)) === undefined) {
    return undefined;
  }
  const source = path.posix.join(path.posix.dirname(file), name);
  const lines = linesWithoutRegions(readText(path.join(root, source)));
  return { file: source, line: 1, lines };
}

/** A page, as far as its samples need it. */
export type SamplePage = Pick<CompletePage, "file" | "text" | "origins">;

/** Finds the checked samples of a page; `root` is the repository. */
export function listSamples(page: SamplePage, root: string, preludes: Preludes): SampleList {
  const { file } = page;
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  const typed = findFences(page.text).filter(isTyped);
  const checked = typed.filter(isChecked);
  const toPlace = ({ line, meta }: Fence): Pick<Sample, "file" | "line" | "lines" | "name"> => {
    if (meta.attributes["file"] !== undefined) return quotedPlace(meta, root, preludes);
    const name = path.join(root, `${file}.L${String(line)}.tsx`);
    const isWritten = originOf(page, line) === originOf(page, line - 1);
    const source = isWritten ? gameSource(file, meta, root) : undefined;
    if (source) return { ...source, name };
    return { file, line: originOf(page, line), name };
  };
  for (const fence of checked) {
    const { code, line, meta } = fence;
    const placed = placeSample(code, meta, preludes);
    if (placed) samples.push({ ...toPlace(fence), code, ...placed });
    else if (meta.attributes["file"] === undefined) {
      const prelude = samplePrelude(code, meta) ?? "";
      problems.push(preludeProblem(file, originOf(page, line - 1), prelude, preludes.names));
    }
  }
  return { samples, unchecked: typed.length - checked.length, problems };
}
