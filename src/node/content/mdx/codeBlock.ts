import type { Code, Content } from "mdast";
import { parseFenceMeta, shownCode } from "../code/fenceMeta";
import {
  CODE_LANGUAGES,
  isCodeLanguage,
  type CodeLink,
  type HighlightCode,
} from "../code/highlighter";
import { quoteCaption } from "../games/regions";
import { escapeHtml } from "../../html/escapeHtml";
import type { MdxContext, ReportProblem } from "./context";
import { drawTextFigure, isTextFigure, TEXT_FIGURES } from "./drawTextFigure";
import { rawHtml } from "./element";
import { pictureFigure } from "./pictureFigure";
import { ATTRIBUTE_NAMES } from "../../../shared/layout/layoutSpec";

/** Attributes a fence may have, by the languages that support them. */
const KNOWN_ATTRIBUTES = ["title", "prelude", "nocheck", "file", "region"] as const;
const PICTURE_ATTRIBUTES = ["alt", "caption"] as const;
/** A layout's caption may be code, and may have a button that opens the sandbox for an attribute. */
const LAYOUT_ATTRIBUTES = [...PICTURE_ATTRIBUTES, "code", "try"] as const;

/** A code block as it is shown. */
interface ShownCode {
  readonly code: string;
  readonly language: string;
  readonly title?: string | undefined;
  /** The target of the title's link. */
  readonly titleUrl?: string | undefined;
  readonly lines?: readonly number[];
  /** Names that link to the reference; `undefined` for code that no compiler has seen. */
  readonly links?: readonly CodeLink[] | undefined;
  /** Whether its lines are wrapped until the reader says otherwise. */
  readonly wraps?: boolean | undefined;
}

/** The title above a block; a block without title words has none. */
export function renderCaption({ title, titleUrl }: Pick<ShownCode, "title" | "titleUrl">): string {
  if (title === undefined) return "";
  const text = escapeHtml(title);
  const shown = titleUrl === undefined ? text : `<a href="${escapeHtml(titleUrl)}">${text}</a>`;
  return `<figcaption>${shown}</figcaption>`;
}

/**
 * HTML of a code block: frame, title, buttons and highlighted code. The buttons need JavaScript, and so
 * do the types of a block marked `data-typed`.
 */
export function renderCodeBlock(highlight: HighlightCode, shown: ShownCode): string {
  const { code, language, title, lines, links, wraps = false } = shown;
  const name = title ?? (language === "text" || language === "" ? "text" : `${language} code`);
  const actions =
    `<div class="code-actions"><button type="button" data-action="wrap" aria-pressed="${String(wraps)}" aria-label="Wrap lines: ${escapeHtml(name)}">Wrap</button>` +
    `<button type="button" data-action="copy" aria-label="Copy code: ${escapeHtml(name)}">Copy</button></div>`;
  return (
    `<figure class="code" data-language="${escapeHtml(language)}"${links ? " data-typed" : ""}>` +
    renderCaption(shown) +
    actions +
    `<pre translate="no"${wraps ? " data-wrap" : ""}><code>${highlight(code, language, lines, links)}</code></pre></figure>`
  );
}

function reportUnknown(code: Code, known: readonly string[], report: ReportProblem): void {
  const { attributes, flags, unknown } = parseFenceMeta(code.meta);
  const keys = Object.keys(attributes).filter((key) => !known.includes(key));
  for (const word of [...keys, ...flags, ...unknown]) {
    report({
      line: code.position?.start.line,
      what: `unknown word "${word}" after the fence's language.`,
      valid: [...known.map((key) => `${key}="…"`), "{1,3-5}"],
      fix: 'a title is written title="…".',
    });
  }
}

/** What only the caption of a layout has: code, and the button of `src/islands/LayoutTries.tsx`. */
function layoutTexts(fence: Code, report: ReportProblem): string[] {
  const { code = "", try: attribute = "" } = parseFenceMeta(fence.meta).attributes;
  const names: readonly string[] = ATTRIBUTE_NAMES;
  if (attribute !== "" && !names.includes(attribute)) {
    report({
      line: fence.position?.start.line,
      what: `layout() has no attribute "${attribute}".`,
      valid: [...names].sort(),
      fix: `name the attribute that the sandbox opens with, or remove try="${attribute}".`,
    });
  }
  return [
    code === "" ? "" : `<code>${escapeHtml(code)}</code>`,
    attribute === ""
      ? ""
      : `<button type="button" class="try-layout" data-try-layout="${escapeHtml(attribute)}" aria-label="Try it: ${escapeHtml(attribute)}">Try it</button>`,
  ];
}

/**
 * The texts of a fence that becomes a picture: `alt` is plain, `label` HTML. `name` is what messages call the
 * picture.
 */
function readPictureTexts(code: Code, name: string, report: ReportProblem) {
  const isLayout = code.lang === "layout";
  reportUnknown(code, isLayout ? LAYOUT_ATTRIBUTES : PICTURE_ATTRIBUTES, report);
  const { attributes } = parseFenceMeta(code.meta);
  const { alt = "", caption = "" } = attributes;
  const line = code.position?.start.line;
  if (alt === "") {
    const fix = `write \`\`\`${code.lang ?? ""} alt="…".`;
    report({ line, what: `the ${name} has no alt text.`, fix });
  }
  const texts = [escapeHtml(caption), ...(isLayout ? layoutTexts(code, report) : [])];
  const shown = texts.filter((text) => text !== "").join(" ");
  const label = shown === "" ? "" : `<figcaption>${shown}</figcaption>`;
  return { line, alt, label };
}

function toDiagram(code: Code, context: MdxContext, report: ReportProblem): Content {
  const { line, alt, label } = readPictureTexts(code, "diagram", report);
  const picture = context.findDiagram(code.value);
  if (!picture) {
    report({
      line,
      what: "the diagram has no picture yet.",
      fix: "run `npm run make diagrams` and commit what it writes.",
    });
    return rawHtml(`<pre><code>${escapeHtml(code.value)}</code></pre>`);
  }
  return pictureFigure(picture, { className: "diagram", noun: "diagram", alt, label });
}

/** The fences that become pictures in the build, by their language. */
const FIGURES = {
  layout: { name: "layout figure", className: "layout-figure", draw: "drawLayout" },
  figure: { name: "figure", className: "engine-figure", draw: "drawFigure" },
} as const;

function toFigure(
  language: keyof typeof FIGURES,
  code: Code,
  context: MdxContext,
  report: ReportProblem,
): Content {
  const { name, className, draw } = FIGURES[language];
  const { line, alt, label } = readPictureTexts(code, name, report);
  try {
    const picture = context[draw](code.value);
    return rawHtml(
      `<figure class="${className}"><div role="img" aria-label="${escapeHtml(alt)}">${picture}</div>${label}</figure>`,
    );
  } catch (error) {
    report({
      line,
      what: `the ${name} cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
      fix: `docs/authoring/figures.md says what a ${name} may hold.`,
    });
    return rawHtml("");
  }
}

/** The names in a sample that the reference explains; `undefined` if the sample is not checked. */
export function sampleLinks(
  { value, meta }: Code,
  { symbols }: MdxContext,
): readonly CodeLink[] | undefined {
  return symbols?.inSample(value, parseFenceMeta(meta))?.flatMap(({ start, end, symbol }) => {
    const target = symbols.find(symbol);
    return target ? [{ start, end, url: target.url }] : [];
  });
}

/** Turns a fence into its HTML: a diagram, a figure or a code block. */
export function toCodeBlock(code: Code, context: MdxContext, report: ReportProblem): Content {
  if (code.lang === "mermaid") return toDiagram(code, context, report);
  if (code.lang === "layout" || code.lang === "figure") {
    return toFigure(code.lang, code, context, report);
  }
  const language = code.lang ?? "text";
  if (isTextFigure(language)) return drawTextFigure(code, TEXT_FIGURES[language], report);
  if (!isCodeLanguage(language)) {
    report({
      line: code.position?.start.line,
      what: `unknown language "${language}".`,
      valid: [
        ...Object.keys(CODE_LANGUAGES),
        "mermaid",
        ...Object.keys({ ...FIGURES, ...TEXT_FIGURES }),
      ],
      fix: "name one of these after the back-ticks; text is plain.",
    });
  }
  reportUnknown(code, KNOWN_ATTRIBUTES, report);
  const meta = parseFenceMeta(code.meta);
  const length = code.value.split("\n").length;
  const beyond = meta.lines.find((line) => line > length);
  if (beyond !== undefined) {
    report({
      line: code.position?.start.line,
      what: `line ${String(beyond)} cannot be marked, the code has ${String(length)}.`,
      fix: "count again: the first line of the code is 1.",
    });
  }
  const { title, file } = meta.attributes;
  const quote = file === undefined ? undefined : quoteCaption(file);
  return rawHtml(
    renderCodeBlock(context.highlight, {
      code: shownCode(code.value),
      language,
      title: title ?? quote?.title,
      titleUrl: quote?.titleUrl,
      lines: meta.lines,
      links: sampleLinks(code, context),
      wraps: context.wrapsCode,
    }),
  );
}
