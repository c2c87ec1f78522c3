import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import invariant from "tiny-invariant";
import { unpackContent, type PackedContent } from "../shared/api/packedContent";
import type { ApiModulesContent } from "../shared/contracts/apiPage";

/**
 * The groups of `/api/modules` from the test runner on: mostly types met in signatures. They are loaded
 * from a separate file (decision 006); Gatsby allows one query per file, so the hook has its own file as
 * well.
 */
export function useModuleTypes(): ApiModulesContent["groups"] {
  const { types } = useStaticQuery<Queries.ModuleTypesQuery>(graphql`
    query ModuleTypes {
      types: apiPage(route: { eq: "/api/modules" }) {
        packedContent(from: 6)
      }
    }
  `);
  invariant(types, "The API page's node is missing.");
  const { packedContent } = types;
  return useMemo(() => {
    const content = unpackContent(packedContent as unknown as PackedContent);
    return content.kind === "modules" ? content.groups : [];
  }, [packedContent]);
}
