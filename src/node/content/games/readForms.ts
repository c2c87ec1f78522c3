import ts from "typescript";
import type { SettingForm, SettingForms } from "../../../shared/contracts/gameBundle";
import type { Problem } from "../../../shared/problem";

type Arguments = ts.NodeArray<ts.Expression>;

/** A number that is written out; `undefined` for anything else. */
function readNumber(node: ts.Expression | undefined): number | undefined {
  const number = Number(node?.getText());
  return Number.isFinite(number) ? number : undefined;
}

/** The name of a property that is written out; `undefined` for one that is calculated. */
function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** The forms of the toolkit, by the functions that make them. */
const FORMS: Readonly<Record<string, (args: Arguments) => SettingForm | undefined>> = {
  numberSetting: ([, lowest, highest]) => {
    const [min, max] = [readNumber(lowest), readNumber(highest)];
    return min === undefined || max === undefined ? undefined : { kind: "number", min, max };
  },
  toggleSetting: () => ({ kind: "choice", values: [true, false] }),
  choiceSetting: ([, choices]) => {
    if (!choices || !ts.isObjectLiteralExpression(choices)) return undefined;
    const values = choices.properties.flatMap((choice) => nameOf(choice) ?? []);
    return values.length === choices.properties.length ? { kind: "choice", values } : undefined;
  },
  textSetting: () => ({ kind: "text" }),
};

function readForm(setting: ts.ObjectLiteralElementLike): SettingForm | undefined {
  if (!ts.isPropertyAssignment(setting) || !ts.isCallExpression(setting.initializer))
    return undefined;
  const { expression, arguments: args } = setting.initializer;
  return FORMS[expression.getText()]?.(args);
}

/** The `settings` in the options of `render`, if the code has some. */
function findSettings(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === "render") {
    const [, options] = node.arguments;
    const isObject = options && ts.isObjectLiteralExpression(options);
    const setting = isObject && options.properties.find((each) => nameOf(each) === "settings");
    return setting && ts.isPropertyAssignment(setting) ? setting.initializer : undefined;
  }
  return ts.forEachChild(node, findSettings);
}

/**
 * Reads what a game's `ui.tsx` has a lobby ask for. Every form that cannot be read becomes a problem that says how
 * to write it.
 */
export function readForms(
  code: string,
  file: string,
): { readonly forms: SettingForms; readonly problems: readonly Problem[] } {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const settings = findSettings(source);
  if (!settings) return { forms: {}, problems: [] };
  const problem = (node: ts.Node, what: string): Problem => ({
    file,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    what: `${what} cannot be read, so a link could set it to anything.`,
    valid: Object.keys(FORMS),
    fix: "call one of these functions there, with its limits or choices written out.",
  });
  if (!ts.isObjectLiteralExpression(settings))
    return { forms: {}, problems: [problem(settings, '"settings"')] };
  const forms = settings.properties.map((each) => [each, nameOf(each), readForm(each)] as const);
  return {
    forms: Object.fromEntries(
      forms.flatMap(([, name, form]) => (name && form ? [[name, form]] : [])),
    ),
    problems: forms.flatMap(([each, name = each.getText(), form]) =>
      form ? [] : [problem(each, `the setting "${name}"`)],
    ),
  };
}
