import path from "node:path";
import { readText } from "../../files/readText";
import type { BuiltPage } from "../../html/readHtml";
import { checkLinks } from "../../content/links/checkLinks";
import { kindOf } from "../publishing/distFiles";
import { listFiles } from "../publishing/buildFolder";

/**
 * Problems with links, anchors and images of a deployable folder, one line each. A build only warns about
 * them; `npm test` fails on them. Paths that other versions answer are not problems, and pages whose links are
 * known are not read again.
 */
export function findBrokenLinks(
  distPath: string,
  prefix: string,
  versionPaths: readonly string[] = [],
  known: ReadonlyMap<string, BuiltPage> = new Map(),
): readonly string[] {
  const files = listFiles(distPath);
  const pages = files.filter((file) => kindOf(file).isPage);
  const html = new Map(
    pages.map((file) => [file, known.get(file) ?? readText(path.join(distPath, file))]),
  );
  return checkLinks({ html, files: new Set(files), prefix, versionPaths }).faults;
}
