import type {
  ApiContent,
  ApiExample,
  ApiGroup,
  ApiMember,
} from "../../../shared/contracts/apiPage";
import type { SymbolUse } from "../../../shared/api/uses";
import { escapeHtml } from "../../html/escapeHtml";

/** Most examples that one page borrows: each member has its list of places besides. */
const MAX_EXAMPLES = 10;

/** What examples of members are made from. */
interface UseSources {
  /** The places that use the entry at an address, the best first. */
  readonly usesOf: (url: string) => readonly SymbolUse[];
  readonly highlight: (code: string) => string;
}

const hasExample = ({ signatures }: ApiMember): boolean =>
  signatures.some(({ examples = [] }) => examples.some(({ code }) => code !== ""));

/** The first lines of real use among some places. */
function findUse(uses: readonly SymbolUse[]): Required<SymbolUse> | undefined {
  return uses.find((use): use is Required<SymbolUse> => use.code !== undefined);
}

function toExample(
  { page, section, url, code }: Required<SymbolUse>,
  highlight: UseSources["highlight"],
): ApiExample {
  const place = section === "" ? page : `${page}: ${section}`;
  return {
    caption: `<p>From <a href="${escapeHtml(url)}">${escapeHtml(place)}</a>:</p>`,
    code: highlight(code),
  };
}

function withExample(member: ApiMember, example: ApiExample): ApiMember {
  const [first, ...others] = member.signatures;
  if (!first) return member;
  const examples = [...(first.examples ?? []), example];
  return { ...member, signatures: [{ ...first, examples }, ...others] };
}

/**
 * Gives the most used members of a page that have no example the lines of a guide or a game that use them, with
 * the way to that place.
 */
export function borrowExamples(
  route: string,
  content: ApiContent,
  { usesOf, highlight }: UseSources,
): ApiContent {
  if (content.kind !== "class" && content.kind !== "modules") return content;
  const candidates = content.groups.flatMap(({ members }) =>
    members.flatMap((member) => {
      const uses = usesOf(`${route}#${member.anchor}`);
      const use = hasExample(member) ? undefined : findUse(uses);
      return use ? [{ member, use, count: uses.length }] : [];
    }),
  );
  const borrowed = new Map(
    candidates
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_EXAMPLES)
      .map(({ member, use }) => [member, toExample(use, highlight)]),
  );
  const complete = (member: ApiMember): ApiMember => {
    const example = borrowed.get(member);
    return example ? withExample(member, example) : member;
  };
  const groups = content.groups.map((group): ApiGroup => ({
    ...group,
    members: group.members.map(complete),
  }));
  return { ...content, groups };
}
