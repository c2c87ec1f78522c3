/**
 * `npm run make versions` compares the declarations of all published versions of the toolkit and writes
 * what each one changed to `content/api/versions.json`: facts without comments, so that a build needs the
 * installed version only. Then it runs the probe of each known limit against the versions and writes into
 * `content/api/limits.yml` since when each one is there. It downloads each version once.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { readToolkitVersion } from "../../src/node/files/installedVersion";
import { DEFAULT_OPTIONS } from "../../src/node/reference/typedoc/options";
import { readReference } from "../../src/node/reference/typedoc/readReference";
import { readText } from "../../src/node/files/readText";
import { compareVersions } from "../../src/node/content/versions/versionTable";
import { writeJson } from "../writeJson";
import { ROOT } from "../runProgram";
import { compareDeclarations } from "../versions/compareDeclarations";
import {
  fetchVersion,
  findDeclarationFolder,
  findPublishedDay,
  listVersions,
} from "../versions/fetchVersion";
import { measureBeginnings, writeBeginnings } from "../versions/limitBeginnings";
import { NOTHING_DECLARED, readDeclarations } from "../versions/readDeclarations";

const installed = readToolkitVersion();
const versions = listVersions().filter((version) => compareVersions(version, installed) <= 0);

const { model, result } = await readReference({ ...DEFAULT_OPTIONS, versions: "" }, ROOT);
if (!model || !result) throw new Error("The reference has problems: npm run check content");
const documented = new Set(result.symbols.map(({ name }) => name));

let before = NOTHING_DECLARED;
const table = versions.map((version) => {
  const folder = fetchVersion(version);
  const after = readDeclarations(findDeclarationFolder(folder));
  const published = findPublishedDay(folder);
  const release = { version, published, ...compareDeclarations(before, after, documented) };
  before = after;
  return release;
});
await writeJson(path.join(ROOT, DEFAULT_OPTIONS.versions), table);
for (const { version, added, removed, changed } of table) {
  const counts = [added.length, removed.length, Object.keys(changed).length].map(String);
  console.log(`${version}: ${counts.join(", ")} added, removed, changed`);
}

const limitsFile = path.join(ROOT, DEFAULT_OPTIONS.limits);
const beginnings = await measureBeginnings(versions);
writeFileSync(limitsFile, writeBeginnings(readText(limitsFile), beginnings));
