import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
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

/** Changes when the file does; empty when there is none. */
function readStamp(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${String(found.mtimeMs)} ${String(found.size)}` : "";
}

/** What a file of rules for hosts says: read again when it has changed, and remembered while it is away. */
function createRulesReader<Rules>(file: string, parse: (text: string) => Rules): () => Rules {
  let known = { stamp: "", rules: parse("") };
  const read = (): Rules => {
    const stamp = readStamp(file);
    if (stamp !== "" && stamp !== known.stamp) known = { stamp, rules: parse(readText(file)) };
    return known.rules;
  };
  read();
  return read;
}

function parseRedirects(text: string): ReadonlyMap<string, Redirect> {
  // The first rule for a path applies.
  const redirects = parseRedirectsFile(text).reverse();
  return new Map(redirects.map((redirect) => [redirect.from, redirect]));
}

/**
 * A deployable folder, also while a build replaces what is in it. Requests are looked up in a list of its files and
 * never joined to a path, so none can leave the folder.
 */
export class DeployedFolder {
  readonly readHeaderRules: () => readonly HeaderRule[];
  /** Where paths redirect, if not to a file; the paths include the prefix. */
  readonly readRedirects: () => ReadonlyMap<string, Redirect>;
  #files: ReadonlySet<string> = new Set();
  readonly #bodies = new Map<string, { readonly stamp: string; readonly body: FileBody }>();

  constructor(readonly folder: string) {
    this.readHeaderRules = createRulesReader(path.join(folder, "_headers"), parseHeadersFile);
    this.readRedirects = createRulesReader(path.join(folder, "_redirects"), parseRedirects);
  }

  /** The file for a path below the root: itself, or the page at that address. */
  findFile(route: string): string | undefined {
    // The not-found page has no address, as on other hosts.
    if (/^(\/v\/[\d.]+)?\/404(\.html)?$/.test(route)) return undefined;
    const name = route.slice(1);
    const isHome = route === "/" || VERSION_HOME.test(route);
    const candidates = isHome ? [`${name}index.html`] : [name, `${name}.html`];
    const find = (): string | undefined =>
      candidates.find((file) => this.#files.has(file) && existsSync(path.join(this.folder, file)));
    const found = find();
    if (found !== undefined) return found;
    this.#files = new Set(listFiles(this.folder).filter((file) => !CONTROL_FILE.test(file)));
    return find();
  }

  /**
   * The file in the best encoding the client accepts; compressed once, until it changes. Fails while the file is away,
   * as when a build has emptied the folder.
   */
  async readFile(file: string, acceptEncoding: string): Promise<FileBody> {
    const encoding = this.#chooseEncoding(file, acceptEncoding);
    const key = `${encoding} ${file}`;
    const stamp = readStamp(path.join(this.folder, file));
    const known = this.#bodies.get(key);
    if (known?.stamp === stamp) return known.body;
    const body = await this.#encode(file, encoding);
    this.#bodies.set(key, { stamp, body });
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
