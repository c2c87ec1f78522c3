import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readToolkitVersion } from "../../src/node/files/installedVersion";
import { parseLimits } from "../../src/node/content/fields/entryList";
import { compareVersions } from "../../src/node/content/versions/versionTable";
import { listVersions } from "../../tools/versions/fetchVersion";
import { measureBeginnings } from "../../tools/versions/limitBeginnings";

const FILE = "content/api/limits.yml";

test("each known limit is there since the version that the list of limits says", async () => {
  const { entries } = parseLimits(readFileSync(FILE, "utf8"), FILE);
  const installed = readToolkitVersion();
  const versions = listVersions().filter((version) => compareVersions(version, installed) <= 0);
  const measured = await measureBeginnings(versions);
  const written = entries.flatMap(({ id, since }) => (since === undefined ? [] : [[id, since]]));
  expect(Object.fromEntries(measured)).toEqual(Object.fromEntries(written));
}, 600_000);
