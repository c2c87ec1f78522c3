import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeProgram } from "./describeProgram";
import { findProgram, startProgram } from "./programs";
import type { SampleSite } from "./sampleSite";

const nginx = findProgram("nginx");
const openssl = findProgram("openssl");
const sample = path.resolve(import.meta.dirname, "../../deploy/nginx.conf");

/** Fails if the text is missing, so that the sample cannot change unnoticed. */
function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf: expected "${from}" once.`);
  return text.replace(from, () => to);
}

/** The sample with this machine's folder and ports, inside the minimal configuration it needs. */
function writeConfig(site: SampleSite, port: string, securePort: string): string {
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
    ["listen 80;", `listen 127.0.0.1:${port};`],
    ["listen 443 ssl;", `listen 127.0.0.1:${securePort} ssl;`],
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

describeProgram({
  name: "nginx",
  sample: "deploy/nginx.conf",
  isInstalled: nginx !== undefined && openssl !== undefined,
  start: (site, origin, secure) => {
    const [{ port }, { port: securePort }] = [new URL(origin), new URL(secure)];
    const args = ["-p", site.folder, "-e", "stderr", "-c", writeConfig(site, port, securePort)];
    return startProgram(nginx ?? "nginx", args, { origins: [origin, secure] });
  },
});
