import type { Content } from "mdast";
import type { ApiGroup, ApiMember } from "../../../shared/contracts/apiPage";
import { limitNote } from "../limitNote";
import { heading, inlineCode, paragraph, text } from "../nodes";
import { commentLine } from "./comment";
import type { ApiMarkdownContext } from "./context";
import { importNodes, throwsNodes } from "./facts";
import { nameNode } from "./names";
import { signatureNodes } from "./signatureNodes";
import { parameterTable } from "./tables";

interface MemberPlace {
  readonly level: number;
  /** The class or interface it belongs to; absent for a standalone symbol. */
  readonly owner?: string;
}

/** Kind, flags and age in one line. */
function factNodes({ kind, flags = [], since }: ApiMember, isSymbol: boolean): Content[] {
  const words = [
    ...(isSymbol ? [kind] : []),
    ...flags,
    ...(since === undefined ? [] : [`since ${since}`]),
  ];
  if (words.length === 0) return [];
  return [paragraph({ type: "emphasis", children: [text(words.join(", "))] })];
}

/** A member of a class, or a symbol without a page of its own, under its heading. */
export function memberNodes(
  member: ApiMember,
  { level, owner }: MemberPlace,
  context: ApiMarkdownContext,
): Content[] {
  const { name, note, signatures, properties, throws, overrides, members = [] } = member;
  const symbol = owner === undefined ? name : `${owner}#${name}`;
  return [
    heading(level, inlineCode(name)),
    ...factNodes(member, owner === undefined),
    ...(member.import ? importNodes(member.import) : []),
    ...(note === undefined ? [] : [paragraph(...commentLine(note))]),
    ...signatures.flatMap(signatureNodes),
    ...(properties ? [parameterTable(properties, "Property")] : []),
    ...(throws ? throwsNodes(throws) : []),
    ...(overrides ? [paragraph(text("Overrides "), nameNode(overrides), text("."))] : []),
    ...context.limitsOf(symbol).map((limit) => limitNote(limit, context.version)),
    ...members.flatMap((each) => memberNodes(each, { level: level + 1, owner: name }, context)),
  ];
}

/** Members under the headings of their groups. */
export function groupNodes(
  groups: readonly ApiGroup[],
  owner: string | undefined,
  context: ApiMarkdownContext,
): Content[] {
  const place = owner === undefined ? { level: 3 } : { level: 3, owner };
  return groups.flatMap(({ title, members }) => [
    heading(2, text(title)),
    ...members.flatMap((member) => memberNodes(member, place, context)),
  ]);
}
