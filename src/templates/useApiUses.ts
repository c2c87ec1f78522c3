import { graphql, useStaticQuery } from "gatsby";
import type { ApiUses } from "../shared/api/uses";

/**
 * Which guides and games use each symbol. One file for all pages of the reference, so that no page's
 * own data grows with the guides.
 */
export function useApiUses(): ApiUses {
  const { apiUses } = useStaticQuery<Queries.ApiUsesQuery>(graphql`
    query ApiUses {
      apiUses
    }
  `);
  return apiUses as unknown as ApiUses;
}
