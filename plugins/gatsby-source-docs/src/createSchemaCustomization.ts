import type { GatsbyNode } from "gatsby";
import { createDocPageCompiler, type DocPageContext, type DocPageSource } from "./docPageFields";
import { sampleAnalysis } from "./samples";
import { typeDefinitions } from "./schema.graphql";

/**
 * Declares the plugin's types. A page's body is compiled when it is queried, so that an edited limit
 * shows, and because only then the reference is known, to which the page's names are linked.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  reporter,
  schema,
}) => {
  const compile = createDocPageCompiler(sampleAnalysis(), reporter);
  const body = {
    type: "JSON!",
    description:
      "The page as blocks: stretches of static HTML and names of interactive components.",
    resolve: async (page: DocPageSource, _args: unknown, context: DocPageContext) =>
      (await compile(page, context)).blocks,
  };
  const apiReferences = {
    type: "[ApiReference!]!",
    description: "Which section uses which symbol of the toolkit, in links, words and samples.",
    resolve: async (page: DocPageSource, _args: unknown, context: DocPageContext) =>
      (await compile(page, context)).references,
  };
  actions.createTypes([
    typeDefinitions,
    schema.buildObjectType({ name: "DocPage", fields: { body, apiReferences } }),
  ]);
};
