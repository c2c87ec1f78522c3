import { existsSync } from "node:fs";
import type * as TypeScript from "typescript";
import { readText } from "../../../files/readText";

/** Whether a sample of a page is run, by its key: `true`, or the reason why not. */
export type SampleRuns = ReadonlyMap<string, true | string>;

type Ts = typeof TypeScript;
type Constants = ReadonlyMap<string, TypeScript.Expression>;

/** The text of a reason: a string, a constant of the file, or several joined with `+`. */
function readString(ts: Ts, node: TypeScript.Expression | undefined, constants: Constants): string {
  if (!node) return "";
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return readString(ts, constants.get(node.text), constants);
  return ts.isBinaryExpression(node)
    ? readString(ts, node.left, constants) + readString(ts, node.right, constants)
    : "";
}

function findConstants(ts: Ts, file: TypeScript.SourceFile): Constants {
  const declarations = file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
    ),
  );
}

function findRuns(
  ts: Ts,
  file: TypeScript.SourceFile,
): TypeScript.ObjectLiteralExpression | undefined {
  const exported = file.statements.find((statement) =>
    ts.isExportAssignment(statement),
  )?.expression;
  const value = exported && ts.isSatisfiesExpression(exported) ? exported.expression : exported;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** Reads which samples the `*.runs.ts` file next to a page runs; empty if there is no such file. */
export async function readSampleRuns(pageFile: string): Promise<SampleRuns> {
  const runsFile = pageFile.replace(/\.mdx$/, ".runs.ts");
  if (!existsSync(runsFile)) return new Map();
  const ts = await import("typescript");
  const text = readText(runsFile);
  const file = ts.createSourceFile(runsFile, text, ts.ScriptTarget.Latest);
  const constants = findConstants(ts, file);
  const runs = new Map<string, true | string>();
  for (const property of findRuns(ts, file)?.properties ?? []) {
    const { name } = property;
    if (!name || !(ts.isStringLiteralLike(name) || ts.isIdentifier(name))) continue;
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    const isNotRun =
      value &&
      ts.isCallExpression(value) &&
      ts.isIdentifier(value.expression) &&
      value.expression.text === "notRun";
    runs.set(name.text, isNotRun ? readString(ts, value.arguments[0], constants) : true);
  }
  return runs;
}
