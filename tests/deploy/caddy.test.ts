import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeProgram } from "./describeProgram";
import { findProgram, startProgram } from "./programs";

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

describeProgram({
  name: "Caddy",
  sample: "deploy/Caddyfile",
  isInstalled: caddy !== undefined,
  start: (site, origin, secure) => {
    const work = path.join(site.folder, "caddy");
    const args = ["run", "--adapter", "caddyfile", "--config", writeConfig(work)];
    const env = {
      SITE_ADDRESS: `${origin}, ${secure}`,
      SITE_ROOT: site.dist,
      HOME: work,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
    };
    return startProgram(caddy ?? "caddy", args, { origins: [origin, secure], env });
  },
});
