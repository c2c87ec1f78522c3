import path from "node:path";
import { TOOLKIT } from "../../shared/toolkit";
import { readText } from "./readText";

/** The version of a package that is installed in the project at `root`. */
export function installedVersion(packageName: string, root = process.cwd()): string {
  const file = path.join(root, "node_modules", packageName, "package.json");
  return (JSON.parse(readText(file)) as { version: string }).version;
}

/** The version of the toolkit that is installed in the project at `root`. */
export const readToolkitVersion = (root?: string): string => installedVersion(TOOLKIT, root);
