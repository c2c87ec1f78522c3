import type { Content, PhrasingContent } from "mdast";
import type {
  ApiVersionsContent,
  ChangedEntry,
  ChangedOwner,
} from "../../../shared/contracts/apiPage";
import { fence, heading, inlineCode, list, paragraph, strong, text } from "../nodes";
import { commentLine } from "./comment";
import { nameNode } from "./names";

function ownerLine({ members, isWhole, ...owner }: ChangedOwner): Content {
  const names = members.flatMap((member, index): PhrasingContent[] => [
    ...(index > 0 ? [text(", ")] : []),
    nameNode(member),
  ]);
  const joint = isWhole ? " with " : ": ";
  return paragraph(nameNode(owner), ...(names.length > 0 ? [text(joint), ...names] : []));
}

function entryLine({ note, ...entry }: ChangedEntry): Content {
  return paragraph(
    nameNode(entry),
    ...(note === undefined ? [] : [text(". "), ...commentLine(note)]),
  );
}

function part(title: string, items: readonly (readonly Content[])[]): Content[] {
  return items.length === 0 ? [] : [paragraph(strong(text(title))), list(items)];
}

/** What each published version changed. */
export function versionsNodes({ releases, first }: ApiVersionsContent): Content[] {
  return [
    ...releases.flatMap(({ version, added, removed, changed }) => [
      heading(2, text(version)),
      ...part(
        "Added",
        added.map((owner) => [ownerLine(owner)]),
      ),
      ...part(
        "Removed",
        removed.map((entry) => [entryLine(entry)]),
      ),
      ...part(
        "Changed",
        changed.map(({ before, after, ...entry }) => [
          entryLine(entry),
          fence("ts", `// before\n${before}\n\n// now\n${after}`),
        ]),
      ),
    ]),
    paragraph(inlineCode(first.version), text(" is the first version on npm.")),
  ];
}
