const TSX = "tsx/dist/cli.mjs";

/** A check that passes or fails as a whole: a program below `node_modules`, and its arguments. */
export type Check = readonly [program: string, ...args: string[]];

/** The checks of `npm run check <name>`, by name; `npm test` runs them all, the longest first. */
export const CHECKS = {
  lint: ["eslint/bin/eslint.js", "--max-warnings", "0", "."],
  content: [TSX, "tools/check/content.ts"],
  samples: [TSX, "tools/check/samples.ts"],
  prose: [TSX, "tools/check/prose.ts"],
  games: ["typescript/bin/tsc", "-p", "content/games"],
  generated: [TSX, "tools/make.ts", "--check"],
  format: ["prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."],
  types: ["typescript/bin/tsc", "-p", "."],
} as const satisfies Readonly<Record<string, Check>>;
