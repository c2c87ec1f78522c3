import path from "node:path";

/**
 * What is documented, as export statements. The package's own entry points are not enough: they export some
 * classes as types only, which TypeDoc shows as interfaces, and others not at all. The folders' own indexes
 * export all of them as classes. The folders come first, then the entry points.
 */
const EXPORTS: readonly (readonly [clause: string, file: string])[] = [
  ["*", "board/index.js"],
  ["*", "action/index.js"],
  ["*", "player/index.js"],
  ["{ default as GameManager }", "game-manager.js"],
  ["*", "components/index.js"],
  ["*", "flow/index.js"],
  ["*", "ui/index.js"],
  ["*", "index.js"],
  // Named in signatures, but default exports of files that no index exports.
  ["{ default as Flow }", "flow/flow.js"],
  ["{ default as SingleLayout }", "board/single-layout.js"],
];

/** The text of the file that TypeDoc starts from; paths are relative to its folder. */
export function entryText(packageRoot: string, folder: string): string {
  const base = path.relative(folder, path.join(packageRoot, "entry")).split(path.sep).join("/");
  const lines = EXPORTS.map(([clause, file]) => `export ${clause} from "${base}/${file}";`);
  return [
    "// Written by plugins/gatsby-source-typedoc; do not edit.",
    ...lines,
    "// The toolkit declares this global; TypeDoc documents exports only.",
    "export const $ = globalThis.$;",
    "",
  ].join("\n");
}

/** The compiler options for that file; the package's own declarations are not checked. */
export const ENTRY_TSCONFIG = {
  compilerOptions: {
    target: "es2022",
    module: "nodenext",
    moduleResolution: "nodenext",
    jsx: "react",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  files: ["api-entry.ts"],
};
