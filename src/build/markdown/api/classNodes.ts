import type { Content } from "mdast";
import type { ApiClassContent, ClassTree, InheritedGroup } from "../../../shared/contracts/apiPage";
import { limitNote } from "../limitNote";
import { heading, paragraph, strong, text } from "../nodes";
import { commentNodes } from "./comment";
import type { ApiMarkdownContext } from "./context";
import { exampleNodes } from "./examples";
import { importNodes, throwsNodes } from "./facts";
import { groupNodes } from "./memberNodes";
import { nameList, nameNode } from "./names";
import { signatureFence } from "./signatureNodes";
import { typeParameterTable } from "./tables";

/** The classes from the top of a family down to one of them, including that one. */
function lineTo(name: string, tree: ClassTree): ClassTree[] {
  if (tree.name === name) return [tree];
  const below = (tree.derived ?? []).map((each) => lineTo(name, each)).find((line) => line[0]);
  return below ? [tree, ...below] : [];
}

/** How to import the class, and its place among the others. */
function factNodes(content: ApiClassContent): Content[] {
  const { name, family } = content;
  const line = family ? lineTo(name, family) : [];
  const bases = line.slice(0, -1);
  const derived = line.at(-1)?.derived ?? [];
  return [
    ...importNodes(content.import),
    ...(bases.length === 0
      ? []
      : [
          paragraph(
            strong(text("Hierarchy:")),
            text(" "),
            ...nameList([...bases, { name }], " → "),
          ),
        ]),
    ...(derived.length === 0
      ? []
      : [paragraph(strong(text("Extended by:")), text(" "), ...nameList(derived, ", "))]),
  ];
}

/** The names from one base; each is explained on that base's page, so one link is enough. */
function inheritedNodes({ from, members }: InheritedGroup): Content {
  const names = members.map(({ name }) => ({ name }));
  return paragraph(text("From "), nameNode(from), text(": "), ...nameList(names, ", "), text("."));
}

/** The body of a class page; the summary is the page's description and is above it. */
export function classNodes(content: ApiClassContent, context: ApiMarkdownContext): Content[] {
  const { name, declaration, comment, typeParameters, examples, groups, inherited } = content;
  return [
    ...factNodes(content),
    signatureFence(declaration),
    ...(comment === undefined ? [] : commentNodes(comment)),
    ...(typeParameters ? [typeParameterTable(typeParameters)] : []),
    ...(examples ?? []).flatMap(exampleNodes),
    ...(content.throws ? throwsNodes(content.throws) : []),
    ...context.limitsOf(name).map((limit) => limitNote(limit, context.version)),
    ...groupNodes(groups, name, context),
    ...(inherited.length === 0
      ? []
      : [heading(2, text("Inherited members")), ...inherited.map(inheritedNodes)]),
  ];
}
