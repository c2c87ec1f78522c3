import type { HealthRow, HealthSection } from "../../shared/contracts/healthPage";
import { linkRows, pageRows, sampleRows, symbolRows, toolkitRows } from "./contentRows";
import type { HealthData, Step } from "./healthData";
import { count, duration, kilobytes, minute, toDo } from "./healthRows";

function accessibilityRows({ accessibility }: HealthData): HealthRow[] {
  if (accessibility === null) return [];
  const { pages, runs, states, rules, violations, unreviewed, date } = accessibility;
  const to = "/accessibility";
  return [
    { label: "Checked on", figure: date, to },
    { label: "Pages", figure: `${count(pages)} in ${count(runs)} runs`, to },
    { label: "Open dialogs, menus and games", figure: count(states), to },
    { label: "Rules", figure: count(rules), to },
    { label: "Violations", figure: count(violations), to, attention: violations > 0 },
    { label: "Open questions", figure: count(unreviewed), to, attention: unreviewed > 0 },
  ];
}

/** A time that opens to the slowest of its parts. */
function timed(label: string, seconds: number, steps: readonly Step[]): HealthRow {
  const slowest = [...steps].sort((a, b) => b.seconds - a.seconds).slice(0, 15);
  const entries = slowest.map((step) => ({ text: step.name, note: duration(step.seconds) }));
  return { label, figure: duration(seconds), entries };
}

function sizeRows({ build }: HealthData): HealthRow[] {
  return (build?.sizes ?? []).map(({ what, bytes, limit }) => ({
    label: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
    figure: `${kilobytes(bytes)} of ${kilobytes(limit)}`,
    share: { value: bytes, of: limit, limit: true },
    attention: bytes > limit,
  }));
}

function runRows({ build, tests }: HealthData): HealthRow[] {
  const commit = (hash: string | null): string => hash?.slice(0, 9) ?? "no git checkout";
  return [
    ...(build === null
      ? []
      : [
          timed("Build from nothing", build.seconds, build.steps),
          { label: "Built", figure: `${commit(build.commit)} on ${minute(build.date)}` },
        ]),
    ...(tests === null
      ? []
      : [
          timed(tests.tier === "full" ? "All tests" : "Tests", tests.seconds, tests.steps),
          { label: "Passed", figure: `${count(tests.passed)}, ${count(tests.skipped)} skipped` },
          toDo(
            "Passed only when run once more",
            tests.flaky.map((text) => ({ text })),
          ),
          {
            label: "Tested",
            figure: `${commit(tests.commit)}${tests.clean ? "" : " with changes"} on ${minute(tests.date)}`,
          },
        ]),
  ];
}

/** The sections of `/health`, from what its query answers. */
export function toHealthSections(data: HealthData): HealthSection[] {
  const none = data.build === null ? " No build is recorded on this machine yet." : "";
  const untested = data.tests === null ? " No complete test run is recorded on this machine." : "";
  return [
    {
      slug: "pages",
      title: "Pages",
      text: "What authors wrote, without the reference.",
      rows: pageRows(data),
    },
    {
      slug: "symbols",
      title: "Symbols",
      text: `The ${count(data.coverage.exported)} names that a game can import. Behind each figure are the ones that are missing.`,
      rows: symbolRows(data),
    },
    {
      slug: "samples",
      title: "Samples",
      text: `The ${count(data.samples.length)} code samples of the guides. Behind each figure are the ones that are missing, with the reason.`,
      rows: sampleRows(data),
    },
    { slug: "links", title: "Links", text: "Links that authors wrote.", rows: linkRows(data) },
    {
      slug: "toolkit",
      title: "Limits and messages",
      text: `Known limits of ${data.toolkitVersion}: every test run probes each of them.`,
      rows: toolkitRows(data),
    },
    {
      slug: "accessibility",
      title: "Accessibility",
      text: "What axe found on the last run of npm run accessibility.",
      rows: accessibilityRows(data),
    },
    {
      slug: "sizes",
      title: "Sizes",
      text: `What readers load, and the limit above which the tests fail.${none}`,
      rows: sizeRows(data),
    },
    {
      slug: "times",
      title: "Times",
      text: `The last build from nothing and the last complete test run on this machine.${none}${untested}`,
      rows: runRows(data),
    },
  ];
}
