import { entrySummary } from "../../../shared/api/memberIndex";
import type { ApiContent, ApiGroup, ApiMember } from "../../../shared/contracts/apiPage";
import { escapeHtml } from "../../html/escapeHtml";

function outlineMember(member: ApiMember): ApiMember {
  const { kind, name, anchor } = member;
  return { kind, name, anchor, note: escapeHtml(entrySummary(member)), signatures: [] };
}

function outlineGroups(groups: readonly ApiGroup[]): ApiGroup[] {
  return groups.map((group) => ({ ...group, members: group.members.map(outlineMember) }));
}

/** An API page's content without what only its text shows: the same index, the same table of contents. */
export function toOutline(content: ApiContent): ApiContent {
  switch (content.kind) {
    case "index":
      return content;
    case "modules":
      return { ...content, summary: "", groups: outlineGroups(content.groups) };
    case "versions":
      return {
        ...content,
        releases: content.releases.map(({ version, slug }) => ({
          version,
          slug,
          notes: [],
          added: [],
          removed: [],
          changed: [],
        })),
      };
    case "class": {
      const { kind, version, name, groups, inherited } = content;
      const omitted = { declaration: [], import: {}, summary: "" };
      return { kind, version, name, ...omitted, groups: outlineGroups(groups), inherited };
    }
  }
}
