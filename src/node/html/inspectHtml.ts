import type { HtmlTag, HtmlToken } from "./htmlTokens";

/** What a page may contain although it is inline. */
interface AllowedMarkup {
  /** Text of the one inline script. */
  readonly script: string;
  /** Ids of the elements that may have a style attribute. */
  readonly styledIds: readonly string[];
}

/** Types of script elements that hold data: the browser does not run them, so no policy applies. */
const DATA_TYPES = /^application\/(?:ld\+)?json$/;

const ADDRESS_ATTRIBUTES =
  /^(?:href|xlink:href|src|action|formaction|data|poster|cite|to|from|values)$/;

/** Relations of a link element that make the browser load what it names. */
const LOADING_RELATIONS =
  /\b(?:stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest)\b/i;

function describe({ name, attributes }: HtmlTag): string {
  const id = attributes.get("id");
  return id === undefined ? `<${name}>` : `<${name} id="${id}">`;
}

/** Whether a browser would run the address; it ignores control characters and spaces in it. */
function runsCode(address: string): boolean {
  return /^(?:javascript|vbscript):/i.test(address.replace(/[\u0000-\u0020]/g, ""));
}

function isForeign(address: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(address) && !/^\s*data:/i.test(address);
}

/** The addresses that the browser loads as soon as it meets the element. */
function findLoaded({ name, attributes }: HtmlTag): string[] {
  const listed = (attributes.get("srcset") ?? "").split(/,\s+/).filter((part) => part !== "");
  const direct = ["src", "poster", "data"].flatMap((key) => attributes.get(key) ?? []);
  const isLoadingLink = name === "link" && LOADING_RELATIONS.test(attributes.get("rel") ?? "");
  const isSvgImage = name === "image" || name === "use" || name === "feimage";
  const linked =
    isLoadingLink || isSvgImage
      ? ["href", "xlink:href"].flatMap((key) => attributes.get(key) ?? [])
      : [];
  return [...direct, ...linked, ...listed];
}

function inspectScript(tag: HtmlTag, allowed: AllowedMarkup): string[] {
  if (tag.name === "style") return ["an inline style element"];
  if (tag.name !== "script" || tag.attributes.has("src")) return [];
  if (DATA_TYPES.test(tag.attributes.get("type") ?? "")) return [];
  if (tag.text === allowed.script && tag.attributes.size === 0) return [];
  return [`an inline script: ${(tag.text ?? "").trim().slice(0, 80)}`];
}

function inspectAttribute(
  tag: HtmlTag,
  [name, value]: readonly [string, string],
  allowed: AllowedMarkup,
): string[] {
  const where = `in ${describe(tag)}`;
  if (name.startsWith("on")) return [`the event attribute "${name}" ${where}`];
  if (name === "srcdoc") return [`the attribute "srcdoc" ${where}`];
  if (name === "style" && !allowed.styledIds.includes(tag.attributes.get("id") ?? "")) {
    return [`the style attribute "${value}" ${where}`];
  }
  if (ADDRESS_ATTRIBUTES.test(name) && runsCode(value)) {
    return [`the address "${value.slice(0, 80)}" ${where}`];
  }
  return [];
}

function inspectTag(tag: HtmlTag, allowed: AllowedMarkup): string[] {
  const equivalent = tag.attributes.get("http-equiv");
  return [
    ...inspectScript(tag, allowed),
    ...(tag.name === "base" ? ["a <base> element"] : []),
    ...(equivalent !== undefined && equivalent !== "Content-Security-Policy"
      ? [`<meta http-equiv="${equivalent}">`]
      : []),
    ...[...tag.attributes].flatMap((attribute) => inspectAttribute(tag, attribute, allowed)),
    ...findLoaded(tag)
      .filter(isForeign)
      .map((address) => `something of another origin, "${address}", in ${describe(tag)}`),
  ];
}

/** Everything that the policy would block, or that would turn a text into code. */
export function findUnsafeMarkup(tokens: readonly HtmlToken[], allowed: AllowedMarkup): string[] {
  return tokens.flatMap((token) => (token.kind === "tag" ? inspectTag(token, allowed) : []));
}
