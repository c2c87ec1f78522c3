import type { Content, Paragraph, Parent } from "mdast";
import { toString } from "mdast-util-to-string";
import type { MdxContext, ReportProblem } from "./context";
import { mdastElement, mdastText } from "./element";
import { limitText } from "../fields/limitText";
import { parseMarkdown } from "./parseInline";

/** The kinds an author may write as `:::kind`, with the word that begins the title readers see. */
const ADMONITION_TITLES = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
} as const;

type AdmonitionKind = keyof typeof ADMONITION_TITLES;

/** A directive node of remark-directive, as far as it is used here. */
export interface Directive extends Parent {
  readonly type: "containerDirective" | "leafDirective" | "textDirective";
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
}

function isKind(name: string): name is AdmonitionKind {
  return Object.hasOwn(ADMONITION_TITLES, name);
}

function admonition(
  kind: string,
  title: readonly Content[],
  children: readonly Content[],
): Content {
  return mdastElement("div", { className: "admonition", role: "note", dataKind: kind }, [
    mdastElement("p", { className: "admonition-title" }, title),
    ...children,
  ]);
}

/** Whether a node is the title in brackets of a directive. */
export function isLabel(node: Content): node is Paragraph {
  return (
    node.type === "paragraph" &&
    (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true
  );
}

/** `:::tip[Title] … :::`; the kind comes before the title, because not all readers can tell it by color. */
export function toAdmonition(directive: Directive, report: ReportProblem): Content {
  const { name, children, position } = directive;
  if (!isKind(name)) {
    report({
      line: position?.start.line,
      what: `unknown admonition ":::${name}".`,
      valid: Object.keys(ADMONITION_TITLES),
      fix: "use one of these kinds, or put the colons into backticks.",
    });
    return mdastElement("div", {}, children);
  }
  const kind = ADMONITION_TITLES[name];
  const [first, ...rest] = children;
  if (first && isLabel(first)) {
    return admonition(name, [mdastText(`${kind}: `), ...first.children], rest);
  }
  return admonition(name, [mdastText(kind)], children);
}

/** `::limit{id=D7}`: a defect of the toolkit, from `content/api/limits.yml`, in one line that unfolds. */
export function toKnownLimit(
  directive: Directive,
  { limits, toolkitVersion }: Pick<MdxContext, "limits" | "toolkitVersion">,
  report: ReportProblem,
): Content {
  const id = directive.attributes?.["id"] ?? "";
  const limit = limits.get(id);
  if (directive.name !== "limit" || !limit) {
    report({
      line: directive.position?.start.line,
      what:
        directive.name === "limit"
          ? `unknown limit "${id}".`
          : `unknown directive "::${directive.name}${toString(directive)}".`,
      valid: directive.name === "limit" ? [...limits.keys()] : ["limit"],
      fix: "write the id of an entry of content/api/limits.yml, such as ::limit{id=D7}.",
    });
    return mdastElement("div", {}, []);
  }
  const title = mdastText(`Known limit in ${toolkitVersion}: ${limit.title}`);
  const { happens, instead, link } = limitText(limit);
  return mdastElement("details", { className: "admonition", dataKind: "limit" }, [
    mdastElement("summary", { className: "admonition-title" }, [title]),
    ...parseMarkdown(`${happens}\n\n${instead} ${link}`).children,
  ]);
}
