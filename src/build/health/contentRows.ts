import type { HealthData, HealthPage, HealthSample } from "./healthData";
import { count, coverage, minute, toDo } from "./healthRows";
import type { HealthEntry, HealthRow } from "../../shared/contracts/healthPage";

/** The day one year before another; both as YYYY-MM-DD. */
function aYearBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
}

export function pageRows({ pages, links, date, toolkitVersion }: HealthData): HealthRow[] {
  const list = (
    test: (page: HealthPage) => boolean,
    note?: (page: HealthPage) => string,
  ): HealthEntry[] =>
    pages.filter(test).map((page) => ({ text: page.title, to: page.route, note: note?.(page) }));
  const words = pages.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const longest = [...pages].sort((a, b) => b.wordCount - a.wordCount);
  const drafts = list(({ draft }) => draft);
  const linked = new Set(links.flatMap(({ from, to }) => (to === null || to === from ? [] : [to])));
  const old = date === null ? "" : aYearBefore(date);
  return [
    {
      label: "Guides and games",
      figure: `${count(pages.length)} pages, ${count(words)} words`,
      entries: longest.map(({ title, route, wordCount }) => ({
        text: title,
        to: route,
        note: `${count(wordCount)} words`,
      })),
    },
    { label: "Drafts", figure: count(drafts.length), entries: drafts },
    toDo(
      "Need review",
      list(({ status }) => status === "needs-review"),
    ),
    toDo(
      `Compared with a version other than ${toolkitVersion}`,
      list(
        ({ verified }) => verified !== null && verified !== toolkitVersion,
        ({ verified }) => verified ?? "",
      ),
    ),
    toDo(
      "Description shorter than 50 characters",
      list(({ description }) => description.length < 50),
    ),
    toDo(
      "Not edited for a year",
      list(
        ({ lastUpdated }) => lastUpdated !== null && lastUpdated < old,
        ({ lastUpdated }) => lastUpdated ?? "",
      ),
    ),
    toDo(
      "No other page leads to it",
      list(({ route }) => !linked.has(route) && route !== "/"),
    ),
  ];
}

export function symbolRows({ coverage: counted, symbols }: HealthData): HealthRow[] {
  const urls = new Map(symbols.map(({ name, url }) => [name, url]));
  const list = (names: readonly string[]): HealthEntry[] =>
    names.map((name) => ({ text: name, to: urls.get(name) }));
  const row = (label: string, missing: readonly string[]): HealthRow =>
    coverage(label, counted.exported, list(missing));
  return [
    row("Explained", counted.unexplained),
    row("With an example at their entry", counted.withoutExample),
    row("Used in a guide", counted.unused),
    row("Used by an example game", counted.unplayed),
  ];
}

const place = ({ file, line }: { readonly file: string; readonly line: number | null }): string =>
  line === null ? file : `${file}:${String(line)}`;

/** What runs samples, by the field `ranBy`. */
const WAYS: Readonly<Record<string, string>> = {
  run: "By the page's own test",
  "live block": "As a live block",
  game: "As a part of a game",
  drawing: "Drawn for two seats",
};

export function sampleRows({ samples }: HealthData): HealthRow[] {
  const list = (
    test: (sample: HealthSample) => boolean,
    note: (sample: HealthSample) => string | null,
  ): HealthEntry[] =>
    samples.filter(test).map((sample) => ({
      text: place(sample),
      to: sample.route,
      note: note(sample) ?? undefined,
    }));
  const total = samples.length;
  const ways = [...new Set(samples.flatMap(({ ranBy }) => ranBy ?? []))].sort();
  return [
    coverage(
      "Compiled",
      total,
      list(
        ({ checked }) => !checked,
        (sample) => sample.uncheckedReason,
      ),
    ),
    coverage(
      "Run",
      total,
      list(
        ({ ranBy }) => ranBy === null,
        (sample) => sample.notRunReason,
      ),
    ),
    ...ways.map((way) => {
      const run = list(
        ({ ranBy }) => ranBy === way,
        () => null,
      );
      return { label: WAYS[way] ?? `Run by ${way}`, figure: count(run.length), entries: run };
    }),
  ];
}

/** How often each value occurs, most frequent first. */
function tally(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

export function linkRows({ links, deadLinks, redirects }: HealthData): HealthRow[] {
  const ofKind = (label: string, kind: string): HealthRow => {
    const found = links.filter((link) => link.kind === kind);
    // Links to other sites are named by where they lead, the others by the page that contains them.
    const places = found.map(({ from, url }) => (kind === "external" ? url : from));
    const entries = tally(places).map(([to, times]) => ({
      text: to,
      to,
      note: `× ${count(times)}`,
    }));
    return { label, figure: count(found.length), entries };
  };
  return [
    ofKind("To pages of this site", "page"),
    ofKind("To files of this site", "file"),
    ofKind("To other sites", "external"),
    toDo(
      "Dead",
      deadLinks.map((link) => ({ text: place(link), to: link.from, note: link.what })),
    ),
    {
      label: "Redirects",
      figure: count(redirects.length),
      entries: redirects.map(({ from, to }) => ({ text: from, to, note: `to ${to}` })),
    },
  ];
}

export function toolkitRows({ limits, messages, tests }: HealthData): HealthRow[] {
  return [
    {
      label: "Known limits",
      figure: count(limits.length),
      entries: limits.map(({ limitId, title, pages }) => ({
        text: `${limitId}: ${title}`,
        to: pages?.[0],
      })),
    },
    {
      label: "Last probed with",
      figure:
        tests === null ? "not recorded here" : `${tests.toolkitVersion} on ${minute(tests.date)}`,
    },
    { label: "Error messages", figure: count(messages), to: "/reference/messages" },
  ];
}
