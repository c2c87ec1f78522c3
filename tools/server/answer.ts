import { CACHE_CHECKED } from "../../src/node/output/publishing/distFiles";
import { findHeaders } from "../../src/node/output/publishing/headersFile";
import { withQuery } from "../../src/node/output/publishing/redirectsFile";
import { stripPrefix } from "../../src/shared/prefix";
import { findContentType, isCompressible } from "./contentType";
import type { DeployedFolder } from "./deployedFolder";

interface Request {
  readonly method: string;
  /** Path and query as received, still encoded. */
  readonly target: string;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

const NOT_FOUND_FILE = "404.html";
const NOTHING = Buffer.alloc(0);

/** The path as text; `undefined` for a malformed `%`, which names no file. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const listed = (ifNoneMatch ?? "").split(",").map((item) => item.trim().replace(/^W\//, ""));
  return listed.includes(etag) || listed.includes("*");
}

/** Answers requests from a deployable folder as its `_headers` and `_redirects` specify. */
export class Responder {
  constructor(
    readonly folder: DeployedFolder,
    /** Path under which the folder is served; empty for the root. */
    readonly prefix: string,
  ) {}

  async answer(request: Request): Promise<Answer> {
    const [pathname = "", query] = request.target.split(/\?(.*)/s);
    const path = decodePath(pathname);
    if (request.method !== "GET" && request.method !== "HEAD") {
      const headers = this.#commonHeaders(path ?? pathname).set("Allow", "GET, HEAD");
      return { status: 405, headers, body: NOTHING };
    }
    if (path === undefined) return this.#answerNotFound(request);
    const redirect = this.folder.readRedirects().get(path);
    if (redirect) {
      const asked = query === undefined ? "" : `?${query}`;
      const to = withQuery(redirect.to, asked);
      const headers = this.#commonHeaders(path).set("Location", to);
      return { status: redirect.status, headers, body: NOTHING };
    }
    const route = stripPrefix(path, this.prefix);
    const file = route === undefined ? undefined : this.folder.findFile(route);
    if (file === undefined) return this.#answerNotFound(request);
    return this.#answerFile(request, { path, file, status: 200 });
  }

  /**
   * The not-found page with its own headers, not those of what was asked for: a chunk that is missing now may be there
   * when a deploy is complete.
   */
  #answerNotFound(request: Request): Promise<Answer> {
    const path = `${this.prefix}/${NOT_FOUND_FILE}`;
    return this.#answerFile(request, { path, file: NOT_FOUND_FILE, status: 404 });
  }

  /** The headers of `_headers`, without what has no meaning on plain HTTP (RFC 6797, 7.2). */
  #commonHeaders(path: string): Map<string, string> {
    const headers = new Map([
      ["Cache-Control", CACHE_CHECKED],
      ...findHeaders(this.folder.readHeaderRules(), path),
    ]);
    headers.delete("Strict-Transport-Security");
    return headers;
  }

  async #answerFile(
    request: Request,
    { path, file, status }: { path: string; file: string; status: 200 | 404 },
  ): Promise<Answer> {
    const { bytes, encoding, etag } = await this.folder.readFile(file, request.acceptEncoding);
    const headers = this.#commonHeaders(path);
    const contentType = findContentType(file);
    headers.set("Content-Type", contentType);
    if (isCompressible(contentType)) headers.set("Vary", "Accept-Encoding");
    if (status === 200) headers.set("ETag", etag);
    if (status === 200 && hasEtag(request.ifNoneMatch, etag)) {
      headers.delete("Content-Type");
      return { status: 304, headers, body: NOTHING };
    }
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    return { status, headers, body: bytes };
  }
}
