import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * One request with the path exactly as given: `fetch` would fix a malformed `%`, remove `..` and follow
 * redirects.
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Reply> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, agent: false, rejectUnauthorized: false, ...question },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString("utf8"),
          });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end();
  });
}
