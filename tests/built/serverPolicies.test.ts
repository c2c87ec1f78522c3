import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseHeadersFile } from "../../src/node/output/publishing/headersFile";
import { DIST } from "../routes";

/** The policies of the build as `_headers` gives them; they change with the inline script of the pages. */
function listPolicies(): string[] {
  const rules = parseHeadersFile(readFileSync(path.join(DIST, "_headers"), "utf8"));
  const headers = rules.flatMap((rule) => rule.headers);
  return headers.flatMap(([name, value]) => (name.endsWith("-Policy") ? [value] : []));
}

test.each(["nginx.conf", "Caddyfile"])("deploy/%s has every policy of the build", (file) => {
  const text = readFileSync(path.resolve("deploy", file), "utf8");
  const missing = [...new Set(listPolicies())].filter((policy) => !text.includes(`"${policy}"`));
  expect(missing, `Paste what is missing into deploy/${file}, in place of the old value`).toEqual(
    [],
  );
});
