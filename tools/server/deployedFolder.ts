import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readText } from "../../src/node/files/readText";
import { type HeaderRule, parseHeadersFile } from "../../src/node/output/publishing/headersFile";
import { parseRedirectsFile, type Redirect } from "../../src/node/output/publishing/redirectsFile";
import { listFiles } from "../listFiles";
import { findContentType, isCompressible } from "./contentType";

type Encoding = "br" | "gzip" | "identity";

/** A file in the form in which it is sent. */
interface FileBody {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly encoding: Encoding;
}

/** Files that hosts read but do not serve. */
const CONTROL_FILE = /^(?:v\/[\d.]+\/)?(?:_headers|_redirects|\.nojekyll)$/;

/** The home page of an older version; its address keeps the slash, like any site below a path. */
const VERSION_HOME = /^\/v\/[\d.]+\/$/;

/** Enough for JavaScript of this size, and much faster than the best level. */
const BROTLI_QUALITY = 5;

const compressors = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

function readOptional(folder: string, file: string): string {
  const full = path.join(folder, file);
  return existsSync(full) ? readText(full) : "";
}

/**
 * A deployable folder as it was when the server started. Requests are looked up in the list of its files
 * and never joined to a path, so none can leave the folder.
 */
export class DeployedFolder {
  readonly headerRules: readonly HeaderRule[];
  /** Where paths redirect, if not to a file; the paths include the prefix. */
  readonly redirects: ReadonlyMap<string, Redirect>;
  readonly #files: ReadonlySet<string>;
  readonly #bodies = new Map<string, Promise<FileBody>>();

  constructor(readonly folder: string) {
    this.#files = new Set(listFiles(folder).filter((file) => !CONTROL_FILE.test(file)));
    this.headerRules = parseHeadersFile(readOptional(folder, "_headers"));
    const redirects = parseRedirectsFile(readOptional(folder, "_redirects"));
    // The first rule for a path applies.
    this.redirects = new Map(redirects.reverse().map((redirect) => [redirect.from, redirect]));
  }

  /** The file for a path below the root: itself, or the page at that address. */
  findFile(route: string): string | undefined {
    // The not-found page has no address, as on other hosts.
    if (/^(\/v\/[\d.]+)?\/404(\.html)?$/.test(route)) return undefined;
    const path = route.slice(1);
    const isHome = route === "/" || VERSION_HOME.test(route);
    const candidates = isHome ? [`${path}index.html`] : [path, `${path}.html`];
    return candidates.find((file) => this.#files.has(file));
  }

  /** The file in the best encoding the client accepts; compressed once. */
  readFile(file: string, acceptEncoding: string): Promise<FileBody> {
    const encoding = this.#chooseEncoding(file, acceptEncoding);
    const key = `${encoding} ${file}`;
    const known = this.#bodies.get(key);
    if (known) return known;
    const body = this.#encode(file, encoding);
    this.#bodies.set(key, body);
    return body;
  }

  #chooseEncoding(file: string, acceptEncoding: string): Encoding {
    if (!isCompressible(findContentType(file))) return "identity";
    const accepted = new Set(
      acceptEncoding.split(",").flatMap((item) => {
        // Not a pattern with spaces: a header of only spaces would keep it busy.
        const [name = "", quality = ""] = item.split(";").map((part) => part.trim());
        return /^q=0(\.0*)?$/.test(quality) ? [] : [name.toLowerCase()];
      }),
    );
    if (accepted.has("br")) return "br";
    return accepted.has("gzip") ? "gzip" : "identity";
  }

  async #encode(file: string, encoding: Encoding): Promise<FileBody> {
    const raw = readFileSync(path.join(this.folder, file));
    const hash = createHash("sha256").update(raw).digest("base64url").slice(0, 27);
    const bytes = encoding === "identity" ? raw : await compressors[encoding](raw);
    return { bytes, encoding, etag: `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"` };
  }
}
