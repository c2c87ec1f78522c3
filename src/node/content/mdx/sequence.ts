import { proseHtml, type FigureLine, type TextFigure } from "./textFigure";
import type { ReportProblem } from "./context";

/** How many parties fit beside each other in the width of the text. */
const PARTIES = { least: 2, most: 4 } as const;

/** What happens, as the numbers of the lanes it leads from and to, from 0; one lane for a party by itself. */
interface SequenceStep {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Sequence {
  readonly parties: readonly string[];
  readonly steps: readonly SequenceStep[];
}

function readParties({ text, line }: FigureLine, report: ReportProblem): readonly string[] {
  const parties = text.split("|").map((name) => name.trim());
  const isFaulty = parties.includes("") || new Set(parties).size < parties.length;
  if (isFaulty || parties.length < PARTIES.least || parties.length > PARTIES.most) {
    report({
      line,
      what: `the first line of a sequence names its parties, and this is "${text}".`,
      valid: [`${String(PARTIES.least)} to ${String(PARTIES.most)} different names`],
      fix: "write them from left to right, such as Browser | Host | Engine.",
    });
  }
  return parties;
}

function readStep(
  { text, line }: FigureLine,
  parties: readonly string[],
  report: ReportProblem,
): SequenceStep[] {
  const [, who = "", words = ""] = /^([^:]*):\s+(.*)$/.exec(text) ?? [];
  const names = who.split("->").map((name) => name.trim());
  if (words === "" || names.length > 2) {
    report({
      line,
      what: `"${text}" is no step of a sequence.`,
      valid: ["Party: what it does", "Party -> Other party: what is sent"],
      fix: "name the party, or two with an arrow, then a colon and the words.",
    });
    return [];
  }
  const [from = -1, to = from] = names.map((name) => parties.indexOf(name));
  const unknown = names.find((name) => !parties.includes(name));
  if (unknown !== undefined) {
    report({
      line,
      what: `the sequence has no party "${unknown}".`,
      valid: parties,
      fix: "name one of these, or add the party to the first line.",
    });
    return [];
  }
  return [{ from, to, text: words }];
}

function parseSequence(lines: readonly FigureLine[], report: ReportProblem): Sequence | undefined {
  const [head, ...rest] = lines;
  if (!head) return undefined;
  const parties = readParties(head, report);
  const steps = rest.flatMap((line) => readStep(line, parties, report));
  const idle = parties.find((_, lane) => !steps.some(({ from, to }) => [from, to].includes(lane)));
  if (idle !== undefined && steps.length === rest.length) {
    report({
      line: head.line,
      what: `no step of the sequence concerns "${idle}".`,
      fix: "remove the party, or add a step with it.",
    });
  }
  return { parties, steps };
}

/**
 * A step says in words who acts, for screen readers and narrow pages; a wide page shows it by the lane. The
 * attributes place it: a Content Security Policy forbids inline styles.
 */
function drawStep({ from, to, text }: SequenceStep, parties: readonly string[]): string {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const names = from === to ? [from] : [from, to];
  const who = names.map((lane) => proseHtml(parties[lane] ?? "")).join(" to ");
  const span = left === right ? "" : ` data-span="${String(right - left + 1)}"`;
  const way = to < from ? ' data-way="back"' : "";
  return (
    `<li data-lane="${String(left + 1)}"${span}${way}>` +
    `<strong>${who}:</strong> <span>${proseHtml(text)}</span></li>`
  );
}

/** Messages between parties in the order of time: an ordered list, which a wide page shows in lanes. */
export const SEQUENCE: TextFigure = {
  name: "sequence",
  draw(lines, report) {
    const sequence = parseSequence(lines, report);
    if (!sequence) return undefined;
    const { parties, steps } = sequence;
    const heads = parties.map((party) => `<span>${proseHtml(party)}</span>`).join("");
    return (
      `<figure class="sequence" data-lanes="${String(parties.length)}">` +
      `<div class="lanes" aria-hidden="true" data-mdast="ignore">${heads}</div>` +
      `<ol>${steps.map((step) => drawStep(step, parties)).join("")}</ol>`
    );
  },
};
