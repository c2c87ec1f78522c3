import {
  type FrameDocument,
  LAYOUT_FRAME,
  PLAY_FRAME,
  renderFramePolicy,
} from "../../publishing/framePolicy";
import { pageDataFile } from "../../publishing/distFiles";
import {
  renderGatsbyPage,
  SAMPLE_CHUNKS,
  SAMPLE_HASH,
  STALE_HASH,
} from "../../html/testing/gatsbyPage";
import { writeFiles } from "../../../testing/folders";
import type { StaticAdapterOptions } from "../options";
import type { SitePage } from "../sitePages";

export const SAMPLE_PAGES: readonly SitePage[] = [
  { pagePath: "/", file: "index.html" },
  { pagePath: "/404.html", file: "404.html" },
  { pagePath: "/api/classes/Game", file: "api/classes/Game/index.html" },
  { pagePath: "/game", file: "game/index.html" },
  { pagePath: "/game/actions", file: "game/actions/index.html" },
  { pagePath: "/search", file: "search/index.html" },
];

export const SAMPLE_OPTIONS: StaticAdapterOptions = {
  siteUrl: "https://docs.example.org",
  hidden: false,
  colorMode: { default: "light", respectSystem: false },
};

/** Long enough to be worth compressing. */
const SCRIPT = "self.sample=self.sample||[];\n".repeat(60);

const STATIC_QUERY = "739835984";
const MEDIA_HASH = "0123456789abcdef0123456789abcdef";

function renderStats(): string {
  const assetsByChunkName = new Map<string, readonly string[]>();
  for (const [name, files] of Object.entries(SAMPLE_CHUNKS)) {
    assetsByChunkName.set(
      name,
      files.map((file) => file.slice(1)),
    );
  }
  const app = ["webpack-runtime", "framework", "app"].map((name) => `${name}-${SAMPLE_HASH}.js`);
  assetsByChunkName.set("app", [...app, `styles.${SAMPLE_HASH}.css`]);
  return JSON.stringify({
    name: "build-javascript",
    assetsByChunkName: Object.fromEntries(assetsByChunkName),
  });
}

function renderFrame({ runsCode }: FrameDocument): string {
  const policy = renderFramePolicy(
    "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    runsCode,
  );
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Frame</title><script>1</script>`;
}

/** What Gatsby, its plugins and the folder `static/` contribute. */
function listOtherFiles(): Record<string, string> {
  const chunk = (name: string): string => `${name}-${SAMPLE_HASH}.js`;
  return {
    "webpack.stats.json": renderStats(),
    "chunk-map.json": JSON.stringify(SAMPLE_CHUNKS),
    [chunk("webpack-runtime")]: `/* {10:"${SAMPLE_HASH}"} */`,
    [chunk("framework")]: SCRIPT,
    [chunk("app")]: SCRIPT,
    [`${chunk("app")}.LICENSE.txt`]: "MIT",
    [chunk("component---src-templates-doc-tsx")]: SCRIPT,
    [chunk("named-lazy")]: SCRIPT,
    [chunk("10")]: SCRIPT,
    [`styles.${SAMPLE_HASH}.css`]: "body{margin:0}",
    "page-data/app-data.json": `{"webpackCompilationHash":"${SAMPLE_HASH}"}`,
    [`page-data/sq/d/${STATIC_QUERY}.json`]: "{}",
    [`search-doc-${MEDIA_HASH}.json`]: "{}",
    [`lunr-index-${MEDIA_HASH}.json`]: "{}",
    "search-manifest.json": `{"stamp":"${MEDIA_HASH}"}`,
    [`static/dice-${MEDIA_HASH}.ogg`]: "OggS",
    "static/plain.woff2": "wOF2",
    "pictures/table.light.avif": "ftypavif",
    "favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "manifest.webmanifest": "{}",
    "game/actions.md": "# Actions\n\nA d\u00e9j\u00e0-vu for dinosaurs.\n",
    "llms.txt": "# Sample\n",
    "live/frame.html": renderFrame(PLAY_FRAME),
    "live/layout.html": renderFrame(LAYOUT_FRAME),
  };
}

/** What must not be deployed: leftovers of an earlier build and Gatsby's internal files. */
export const LEFTOVERS: readonly string[] = [
  "404/index.html",
  "old/index.html",
  "old.md",
  "page-data/old/page-data.json",
  "page-data/sq/d/1.json",
  `app-${STALE_HASH}.js`,
  `styles.${STALE_HASH}.css`,
  `app-${SAMPLE_HASH}.js.map`,
  "_gatsby/slices/_gatsby-scripts-1.html",
  "~partytown/partytown.js",
];

/** Writes a `public/` as a build over an older one leaves it, with the markup of Gatsby 5.16.1. */
export function writeSamplePublic(folder: string, prefix = ""): void {
  const robots = '<meta name="robots" content="noindex"/>';
  const render = (pagePath: string): string =>
    renderGatsbyPage({
      pagePath,
      prefix,
      head: pagePath === "/404.html" ? robots : "",
      body: pagePath === "/404.html" ? "<p>Page not found</p>" : `<p>Page ${pagePath}</p>`,
    });
  const files: Record<string, string> = listOtherFiles();
  for (const file of LEFTOVERS) files[file] = file.endsWith("index.html") ? render("/old") : "old";
  for (const { pagePath, file } of SAMPLE_PAGES) {
    files[file] = render(pagePath);
    files[pageDataFile(pagePath)] = JSON.stringify({
      path: pagePath,
      componentChunkName: "component---src-templates-doc-tsx",
      staticQueryHashes: [STATIC_QUERY],
    });
  }
  writeFiles(folder, files);
}
