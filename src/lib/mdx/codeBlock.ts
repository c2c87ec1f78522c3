import type { Code, Content } from "mdast";
import { parseFenceMeta } from "../code/fenceMeta";
import {
  CODE_LANGUAGES,
  isCodeLanguage,
  type CodeLink,
  type HighlightCode,
} from "../code/highlighter";
import { escapeHtml } from "../html/escapeHtml";
import type { MdxContext, ReportProblem } from "./context";
import { rawHtml } from "./element";

/** Attributes a fence may have, by the languages that know them. */
const KNOWN_ATTRIBUTES = ["title", "prelude", "nocheck"] as const;
const DIAGRAM_ATTRIBUTES = ["alt", "caption"] as const;

/** HTML of a code block: frame, title, buttons and highlighted code. The buttons need JavaScript. */
export function renderCodeBlock(
  highlight: HighlightCode,
  {
    code,
    language,
    title,
    lines,
    links,
  }: {
    code: string;
    language: string;
    title?: string | undefined;
    lines?: readonly number[];
    links?: readonly CodeLink[];
  },
): string {
  const name = title ?? (language === "text" || language === "" ? "text" : `${language} code`);
  const caption = title === undefined ? "" : `<figcaption>${escapeHtml(title)}</figcaption>`;
  return (
    `<figure class="code" data-language="${escapeHtml(language)}">${caption}` +
    `<div class="code-actions"><button type="button" data-action="wrap" aria-pressed="false" aria-label="Wrap lines: ${escapeHtml(name)}">Wrap</button>` +
    `<button type="button" data-action="copy" aria-label="Copy code: ${escapeHtml(name)}">Copy</button></div>` +
    `<pre translate="no"><code>${highlight(code, language, lines, links)}</code></pre></figure>`
  );
}

function reportUnknown(code: Code, known: readonly string[], report: ReportProblem): void {
  const meta = parseFenceMeta(code.meta);
  const line = code.position?.start.line;
  const unknown = [
    ...Object.keys(meta.attributes).filter((key) => !known.includes(key)),
    ...meta.flags,
    ...meta.unknown,
  ];
  for (const word of unknown) {
    report({
      line,
      what: `unknown word "${word}" after the fence's language.`,
      valid: [...known.map((key) => `${key}="…"`), "{1,3-5}"],
      fix: 'a title is written title="…".',
    });
  }
}

function toDiagram(code: Code, context: MdxContext, report: ReportProblem): Content {
  reportUnknown(code, DIAGRAM_ATTRIBUTES, report);
  const { alt = "", caption } = parseFenceMeta(code.meta).attributes;
  const line = code.position?.start.line;
  if (alt === "")
    report({ line, what: "the diagram has no alt text.", fix: 'write ```mermaid alt="…".' });
  const picture = context.findDiagram(code.value);
  if (!picture) {
    report({
      line,
      what: "the diagram has no picture yet.",
      fix: "run `npm run diagrams` and commit what it writes.",
    });
    return rawHtml(`<pre><code>${escapeHtml(code.value)}</code></pre>`);
  }
  const image = (theme: "light" | "dark"): string =>
    `<img class="only-${theme}" src="${picture[theme]}" width="${String(picture.width)}" height="${String(picture.height)}" alt="${escapeHtml(alt)}" loading="lazy">`;
  const label = caption === undefined ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return rawHtml(`<figure class="diagram">${image("light")}${image("dark")}${label}</figure>`);
}

function toLayoutFigure(code: Code, context: MdxContext, report: ReportProblem): Content {
  reportUnknown(code, DIAGRAM_ATTRIBUTES, report);
  const { alt = "", caption } = parseFenceMeta(code.meta).attributes;
  const line = code.position?.start.line;
  if (alt === "")
    report({ line, what: "the layout figure has no alt text.", fix: 'write ```layout alt="…".' });
  try {
    const svg = context.drawLayout(code.value);
    const label = caption === undefined ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`;
    return rawHtml(
      `<figure class="layout-figure"><div role="img" aria-label="${escapeHtml(alt)}">${svg}</div>${label}</figure>`,
    );
  } catch (error) {
    report({
      line,
      what: `the layout figure cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
      fix: "docs/AUTHORING.md says what a layout figure may hold.",
    });
    return rawHtml("");
  }
}

/** The names in a sample that the reference explains. */
function sampleLinks(
  { value }: Code,
  prelude: string | undefined,
  context: MdxContext,
): CodeLink[] {
  const { symbols } = context;
  return (symbols?.inSample(value, prelude) ?? []).flatMap(({ start, end, symbol }) => {
    const target = symbols?.find(symbol);
    return target ? [{ start, end, url: target.url }] : [];
  });
}

/** Turns a fence into its HTML: a diagram, a layout figure or a block of code. */
export function toCodeBlock(code: Code, context: MdxContext, report: ReportProblem): Content {
  if (code.lang === "mermaid") return toDiagram(code, context, report);
  if (code.lang === "layout") return toLayoutFigure(code, context, report);
  const language = code.lang ?? "text";
  if (!isCodeLanguage(language)) {
    report({
      line: code.position?.start.line,
      what: `unknown language "${language}".`,
      valid: [...Object.keys(CODE_LANGUAGES), "mermaid", "layout"],
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
  return rawHtml(
    renderCodeBlock(context.highlight, {
      // A no-break space looks like a space, and a shell does not take it for one.
      code: code.value.replaceAll("\u00a0", " "),
      language,
      title: meta.attributes["title"],
      lines: meta.lines,
      links: sampleLinks(code, meta.attributes["prelude"], context),
    }),
  );
}
