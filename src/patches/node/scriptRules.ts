import path from "node:path";
import { readText } from "../../node/files/readText";

/** A rule of webpack, as far as it matters here. */
export interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
}

/** What readers' browsers must know. Nothing here needs a later edition. */
const TARGET = "es2020";

const FOLDERS = ["src", "gatsby-browser.tsx", "gatsby-ssr.tsx"].map((name) => path.resolve(name));

/** Whether a file is TypeScript of this site without a query. Queries are taken out by a plugin of Babel. */
function isPlainTypeScript(file: string): boolean {
  return (
    /\.tsx?$/.test(file) &&
    FOLDERS.some((folder) => file.startsWith(folder)) &&
    !readText(file).includes("graphql`")
  );
}

/**
 * Whether a release needs one of Gatsby's rules. The rule of gatsby-plugin-typescript compiles what Gatsby's own
 * rule has compiled. Dependencies run as they are published.
 */
function isNeeded({ test, use }: Rule): boolean {
  const isSecondTypeScript = String(test) === String(/\.tsx?$/);
  // A rule may use a function, which has no JSON.
  const used = JSON.stringify(use) as string | undefined;
  const isForDependencies = used?.includes("babel-preset-gatsby/dependencies") ?? false;
  return !isSecondTypeScript && !isForDependencies;
}

/** Leaves plain TypeScript out of a rule. */
function withoutPlain(rule: Rule): Rule {
  const { test } = rule;
  if (!(test instanceof RegExp) || !test.test("index.tsx")) return rule;
  return { ...rule, test: (file: string) => test.test(file) && !isPlainTypeScript(file) };
}

/** The rules of a release: esbuild compiles TypeScript in a fraction of Babel's time, and to fewer bytes. */
export function compileWithEsbuild(rules: readonly Rule[]): Rule[] {
  return [
    ...rules.filter(isNeeded).map(withoutPlain),
    { test: isPlainTypeScript, use: [{ loader: "esbuild-loader", options: { target: TARGET } }] },
  ];
}
