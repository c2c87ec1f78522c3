import { graphql, useStaticQuery } from "gatsby";

/**
 * The groups of `/api/modules` that list types met in signatures. They travel in a file of their
 * own (decision 006); Gatsby takes one query a file, so the hook has its own as well.
 */
export function useModuleTypes(): unknown {
  const { types } = useStaticQuery<Queries.ModuleTypesQuery>(graphql`
    query ModuleTypes {
      types: apiPage(route: { eq: "/api/modules" }) {
        groups(from: 7)
      }
    }
  `);
  return types?.groups;
}
