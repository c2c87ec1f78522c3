/**
 * `npm run build` builds the site into `dist/`; `-- --keep-cache` is faster, and right when only content has changed.
 * `npm run build -- --version 0.2.13` then adds the documentation of an older version.
 */
import { buildSite } from "./gatsby";
import { parseOptions } from "./parseOptions";
import { buildOlderVersion } from "./versions/buildOlderVersion";

const { version, "keep-cache": keepCache } = parseOptions({
  options: { version: { type: "string" }, "keep-cache": { type: "boolean", default: false } },
}).values;

async function build(): Promise<boolean> {
  const env = process.env["PATH_PREFIX"] ? { PATH_PREFIX: process.env["PATH_PREFIX"] } : {};
  return (await buildSite({ keepCache, env })).ok;
}

process.exitCode = (await (version === undefined ? build() : buildOlderVersion(version))) ? 0 : 1;
