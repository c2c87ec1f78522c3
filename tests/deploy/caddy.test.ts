import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { describeHost, expectTransportSecurity } from "./expectations";
import { findFreePort, findProgram, type RunningProgram, startProgram } from "./programs";
import { createSampleSite, type SampleSite } from "./sampleSite";

const caddy = findProgram("caddy");
const sample = path.resolve(import.meta.dirname, "../../deploy/Caddyfile");

/** The sample unchanged, after options that restrict Caddy to this machine and this folder. */
function writeConfig(work: string): string {
  mkdirSync(work);
  const options = [
    "admin off",
    "local_certs",
    "skip_install_trust",
    "auto_https disable_redirects",
  ];
  const file = path.join(work, "Caddyfile");
  writeFileSync(file, `{\n\t${options.join("\n\t")}\n}\n${readFileSync(sample, "utf8")}`);
  return file;
}

describe.skipIf(caddy === undefined)("deploy/Caddyfile", () => {
  let site: SampleSite | undefined;
  let running: RunningProgram | undefined;
  let origin = "";
  let secureOrigin = "";

  beforeAll(async () => {
    site = await createSampleSite();
    origin = `http://127.0.0.1:${String(await findFreePort())}`;
    secureOrigin = `https://127.0.0.1:${String(await findFreePort())}`;
    const work = path.join(site.folder, "caddy");
    const args = ["run", "--adapter", "caddyfile", "--config", writeConfig(work)];
    const env = {
      SITE_ADDRESS: `${origin}, ${secureOrigin}`,
      SITE_ROOT: site.dist,
      HOME: work,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
    };
    running = await startProgram(caddy ?? "caddy", args, { origins: [origin, secureOrigin], env });
  }, 60_000);
  afterAll(async () => {
    await running?.stop();
    site?.remove();
  });

  describeHost("Caddy", () => origin);

  test("over TLS it says to stay there", () => expectTransportSecurity(secureOrigin));
});
