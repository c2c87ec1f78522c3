/** The parts used here: a rule of webpack, a list of them, or what a rule uses. */
interface RuleLike {
  readonly loader?: unknown;
  readonly options?: { readonly modules?: object | boolean };
  readonly rules?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly use?: unknown;
}

/**
 * Class names in a release: five letters of a hash of file and class. Gatsby's own, such as
 * `CopyPage-module--button--12496`, are read by nobody and are in every page, sheet and script.
 */
const LOCAL_IDENT_NAME = "[hash:base52:5]";

function isRule(value: unknown): value is RuleLike {
  return typeof value === "object" && value !== null;
}

/** Shortens the class names in all CSS modules below a rule; other rules stay as they are. */
export function shortenClassNames(rule: unknown): unknown {
  if (Array.isArray(rule)) return rule.map(shortenClassNames);
  if (!isRule(rule)) return rule;
  const { loader, options, rules, oneOf, use } = rule;
  const modules = options?.modules;
  const isCssLoader = typeof loader === "string" && /[/\\]css-loader[/\\]/.test(loader);
  return {
    ...rule,
    ...(isCssLoader &&
      typeof modules === "object" && {
        options: { ...options, modules: { ...modules, localIdentName: LOCAL_IDENT_NAME } },
      }),
    ...(rules && { rules: rules.map(shortenClassNames) }),
    ...(oneOf && { oneOf: oneOf.map(shortenClassNames) }),
    ...(use !== undefined && { use: shortenClassNames(use) }),
  };
}
