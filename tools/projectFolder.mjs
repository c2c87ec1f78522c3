/**
 * Whether Gatsby can work in the folder of the project. Plain JavaScript without dependencies: `npm start` and
 * `npm run dev` ask before anything is installed.
 */
import path from "node:path";

/**
 * What Gatsby and its packages take for more than a letter of a path: `# ? % \` when they make a URL of it, `* | ( [ {`
 * when they look for files by a pattern, `!` in webpack's requests, and `'` in code that Gatsby writes.
 */
const SPECIAL = ["#", "?", "%", "\\", "*", "|", "(", "[", "{", "!", "'"];

export function findFolderFault(root) {
  const names = root.split(path.sep).join("/");
  const found = SPECIAL.filter((character) => names.includes(character));
  if (found.length === 0) return undefined;
  return [
    `${root}: the path of the project has ${found.join(" and ")} in it, and Gatsby cannot work there.`,
    `  Valid: a path without ${SPECIAL.join(" ")}`,
    "  Fix: rename the folder, or move the project.",
  ].join("\n");
}

export function checkProjectFolder(root) {
  const fault = findFolderFault(root);
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}
