import type { HealthSection } from "../../shared/contracts/healthPage";
import { linkRows, pageRows, sampleRows, symbolRows, toolkitRows } from "./contentRows";
import type { HealthData } from "./healthData";
import { count } from "./healthRows";
import { accessibilityRows, runRows, sizeRows } from "./runRows";

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
