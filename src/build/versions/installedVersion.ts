import { readFileSync } from "node:fs";
import path from "node:path";

/** The version of a package that is installed in the project at `root`. */
export function installedVersion(packageName: string, root = process.cwd()): string {
  const file = path.join(root, "node_modules", packageName, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
