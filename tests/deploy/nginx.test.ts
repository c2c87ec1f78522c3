import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { describeHost, expectTransportSecurity } from "./expectations";
import { findFreePort, findProgram, type RunningProgram, startProgram } from "./programs";
import { createSampleSite, type SampleSite } from "./sampleSite";

const nginx = findProgram("nginx");
const openssl = findProgram("openssl");
const sample = path.resolve(import.meta.dirname, "../../deploy/nginx.conf");

/** Fails if the text is missing, so that the sample cannot change unnoticed. */
function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf: expected "${from}" once.`);
  return text.replace(from, () => to);
}

/** The sample with this machine's folder and ports, inside the minimal configuration it needs. */
function writeConfig(site: SampleSite, port: number, securePort: number): string {
  const work = path.join(site.folder, "nginx");
  mkdirSync(work);
  const subject = ["-subj", "/CN=127.0.0.1", "-days", "1", "-nodes"];
  const files = ["-keyout", path.join(work, "key.pem"), "-out", path.join(work, "cert.pem")];
  execFileSync(
    openssl ?? "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", ...subject, ...files],
    {
      stdio: "ignore",
    },
  );
  const server = [
    ["listen 80;", `listen 127.0.0.1:${String(port)};`],
    ["listen 443 ssl;", `listen 127.0.0.1:${String(securePort)} ssl;`],
    ["docs.example.org;", "127.0.0.1;"],
    ["root /srv/boardzilla-docs;", `root ${site.dist};`],
    ["/etc/ssl/docs.example.org.pem", path.join(work, "cert.pem")],
    ["/etc/ssl/docs.example.org.key", path.join(work, "key.pem")],
  ].reduce(
    (text, [from = "", to = ""]) => replaceOnce(text, from, to),
    readFileSync(sample, "utf8"),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  );
  const config = `daemon off; pid ${work}/nginx.pid; error_log stderr; worker_processes 1;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")}
${server}
}
`;
  const file = path.join(work, "nginx.conf");
  writeFileSync(file, config);
  return file;
}

describe.skipIf(nginx === undefined || openssl === undefined)("deploy/nginx.conf", () => {
  let site: SampleSite | undefined;
  let running: RunningProgram | undefined;
  let origin = "";
  let secureOrigin = "";

  beforeAll(async () => {
    site = await createSampleSite();
    const [port, securePort] = [await findFreePort(), await findFreePort()];
    origin = `http://127.0.0.1:${String(port)}`;
    secureOrigin = `https://127.0.0.1:${String(securePort)}`;
    const config = writeConfig(site, port, securePort);
    const args = ["-p", site.folder, "-e", "stderr", "-c", config];
    running = await startProgram(nginx ?? "nginx", args, { origins: [origin, secureOrigin] });
  }, 60_000);
  afterAll(async () => {
    await running?.stop();
    site?.remove();
  });

  describeHost("nginx", () => origin);

  test("over TLS it says to stay there", () => expectTransportSecurity(secureOrigin));
});
