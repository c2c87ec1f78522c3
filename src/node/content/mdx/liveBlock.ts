import type { Code, Content } from "mdast";
import { expandLineRanges, parseFenceMeta, shownCode } from "../code/fenceMeta";
import { sampleLinks } from "./codeBlock";
import type { MdxContext, ReportProblem } from "./context";
import { renderLiveLines } from "./liveLines";
import { LIVE_PLAYERS } from "../../../shared/contracts/livePlayers";
import type { IslandBlock } from "../../../shared/contracts/islandProps";

/** Languages of live blocks, with the one the editor uses for each. */
const LIVE_LANGUAGES = { jsx: "tsx", ts: "ts", tsx: "tsx" } as const satisfies Readonly<
  Record<string, string>
>;
const LIVE_ATTRIBUTES = ["title", "height", "players", "show"] as const;

/** The whole numbers that an author may set; the height of the result is in CSS px. */
const NUMBERS = {
  height: { least: 40, most: 1200, fix: 'write whole CSS pixels, such as height="320".' },
  players: { ...LIVE_PLAYERS, fix: 'write how many play the game, such as players="1".' },
} as const;

/** Whether a node is a fence with the flag `live`. */
export function isLiveFence(node: Content): node is Code {
  return node.type === "code" && parseFenceMeta(node.meta).flags.includes("live");
}

function isLiveLanguage(name: string): name is keyof typeof LIVE_LANGUAGES {
  return Object.hasOwn(LIVE_LANGUAGES, name);
}

/** A whole number of a fence, if the author has set it; one that is out of range is reported. */
function readNumber(
  { meta, position }: Code,
  name: keyof typeof NUMBERS,
  report: ReportProblem,
): number | undefined {
  const text = parseFenceMeta(meta).attributes[name];
  if (text === undefined) return undefined;
  const { least, most, fix } = NUMBERS[name];
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  const valid = [`${String(least)} to ${String(most)}`];
  report({ line: position?.start.line, what: `${name} is "${text}".`, valid, fix });
  return undefined;
}

/** The lines that a fence shows; the others are folded. */
function checkShow({ meta, position, value }: Code, report: ReportProblem): void {
  const show = parseFenceMeta(meta).attributes["show"];
  if (show === undefined) return;
  const length = value.split("\n").length;
  const lines = expandLineRanges(show);
  const beyond = lines?.find((line) => line > length);
  if (lines && beyond === undefined) return;
  report({
    line: position?.start.line,
    what: lines
      ? `line ${String(beyond)} cannot be shown, the code has ${String(length)}.`
      : `show is "${show}", which names no lines.`,
    valid: [`1 to ${String(length)}`],
    fix: 'write lines and ranges of lines, such as show="12-16,20"; the first line of the code is 1.',
  });
}

function check(code: Code, report: ReportProblem): void {
  const { lang, meta, position } = code;
  const line = position?.start.line;
  const { attributes, flags, unknown } = parseFenceMeta(meta);
  if (!isLiveLanguage(lang ?? "")) {
    report({
      line,
      what: `a ${lang ?? "text"} fence cannot be live.`,
      valid: Object.keys(LIVE_LANGUAGES),
      fix: "take the word live away, or name one of these languages.",
    });
  }
  const words = [
    ...Object.keys(attributes).filter((key) => !LIVE_ATTRIBUTES.some((known) => known === key)),
    ...flags.filter((flag) => flag !== "live"),
    ...unknown,
  ];
  for (const word of words) {
    report({
      line,
      what: `unknown word "${word}" after the language of a live fence.`,
      valid: ["live", ...LIVE_ATTRIBUTES.map((key) => `${key}="…"`), "{1,3-5}"],
      fix: "a live block has everything in scope and is always checked.",
    });
  }
  checkShow(code, report);
}

/**
 * Turns a live fence into the interactive block with everything it shows before it is hydrated.
 *
 * @param titles those of the blocks before it on the page; its own is added
 */
export function toLiveBlock(
  code: Code,
  titles: Set<string>,
  { context, report }: { readonly context: MdxContext; readonly report: ReportProblem },
): IslandBlock {
  check(code, report);
  const { attributes, lines } = parseFenceMeta(code.meta);
  const source = shownCode(code.value);
  const language = isLiveLanguage(code.lang ?? "") ? (code.lang as "tsx") : "tsx";
  const title = attributes["title"] ?? `Example ${String(titles.size + 1)}`;
  if (titles.has(title)) {
    report({
      line: code.position?.start.line,
      what: `a second live block of the page is called "${title}".`,
      fix: "give it another title; what a reader keeps of a block is found by it.",
    });
  }
  titles.add(title);
  const html = renderLiveLines(context.highlight, {
    code: source,
    language,
    title: attributes["title"],
    marked: lines,
    show: expandLineRanges(attributes["show"] ?? ""),
    links: sampleLinks(code, context),
  });
  const picture = context.findLivePicture?.(source);
  const height = readNumber(code, "height", report);
  const players = readNumber(code, "players", report);
  return {
    kind: "island",
    name: "LiveCode",
    props: {
      code: source,
      html,
      language: LIVE_LANGUAGES[language],
      title,
      ...(height !== undefined && { height }),
      ...(players !== undefined && { players }),
      ...(picture && {
        picture: {
          height: picture.height,
          alt: `Result of ${title}${picture.says === "" ? "" : `: ${picture.says}`}`,
        },
      }),
    },
  };
}
