/**
 * The process behind `faultServer.ts`. The browser tests cannot run the site's server themselves: their
 * runner loads its modules differently. Here they are loaded as `npm run serve` loads them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, Responder } from "../tools/server/answer";
import { DeployedFolder } from "../tools/server/deployedFolder";
import type { Command, Fault, Report } from "./faultServer";

interface Rule {
  readonly paths: RegExp;
  readonly fault: Fault;
  /** How many more requests it affects. */
  left: number;
}

const PORTAL = "<!doctype html><title>Log in</title><h1>Log in to the network</h1>";

function sendWell(response: ServerResponse, { status, headers, body }: Answer): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  if (status !== 304) response.setHeader("Content-Length", body.length);
  response.writeHead(status);
}

function sendFault(response: ServerResponse, answer: Answer, fault: Fault): void {
  switch (fault.kind) {
    case "abort":
      response.destroy();
      return;
    case "cut":
      sendWell(response, answer);
      response.write(answer.body.subarray(0, answer.body.length / 2), () => {
        response.destroy();
      });
      return;
    case "hang":
      return;
    case "status":
      response.writeHead(fault.status).end();
      return;
    case "text":
      // Without `nosniff`, as on a host that was not configured: a script's type is then not checked.
      response.writeHead(200, { "Content-Type": fault.type ?? "text/html; charset=utf-8" });
      response.end(fault.text ?? PORTAL);
  }
}

let responder: Responder | undefined;
let rules: Rule[] = [];

function report(message: Report): void {
  process.send?.(message);
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = request.url ?? "/";
  report({ kind: "asked", target });
  const rule = rules.find(({ paths, left }) => left > 0 && paths.test(target));
  if (rule) rule.left -= 1;
  if (!responder) throw new Error("Nothing is deployed yet.");
  const answer = await responder.answer({
    method: request.method ?? "GET",
    target,
    acceptEncoding: request.headers["accept-encoding"] ?? "",
    ifNoneMatch: request.headers["if-none-match"],
  });
  if (rule) {
    sendFault(response, answer, rule.fault);
    return;
  }
  sendWell(response, answer);
  response.end(request.method === "HEAD" ? undefined : answer.body);
}

function obey(command: Command): void {
  switch (command.kind) {
    case "fail":
      rules.push({ paths: command.paths, fault: command.fault, left: command.times });
      break;
    case "heal":
      rules = [];
      break;
    case "deploy":
      responder = new Responder(new DeployedFolder(command.dir), command.prefix);
  }
  report({ kind: "done" });
}

const server = createServer((request, response) => {
  handle(request, response).catch(() => response.destroy());
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  report({ kind: "listening", port });
});
process.on("message", obey);
process.on("disconnect", () => process.exit());
