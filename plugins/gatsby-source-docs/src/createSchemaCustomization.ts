import { readFileSync } from "node:fs";
import type { GatsbyNode, Node } from "gatsby";
import type { KnownLimit } from "../../../src/lib/frontmatter";
import { formatProblems } from "../../../src/lib/problem";
import { loadPageCompiler } from "./pageCompiler";
import { typeDefinitions } from "./schema.graphql";

interface DocPageSource extends Node {
  readonly file: string;
}

type KnownLimitNode = Omit<KnownLimit, "id"> & { readonly limitId: string };

interface ResolverContext {
  readonly nodeModel: {
    findAll(query: { type: string }): Promise<{ entries: Iterable<KnownLimitNode> }>;
    getNodeById(query: { id: string }): Node | null;
  };
}

/** Declares the plugin's types; a page's body is compiled when it is queried, so that an edited limit shows. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  reporter,
  schema,
}) => {
  const body = {
    type: "JSON!",
    description:
      "The page as blocks: stretches of static HTML and names of interactive components.",
    resolve: async (page: DocPageSource, _args: unknown, context: ResolverContext) => {
      const { entries } = await context.nodeModel.findAll({ type: "KnownLimit" });
      const limits = new Map(
        [...entries].map((limit) => [limit.limitId, { ...limit, id: limit.limitId }]),
      );
      const compile = await loadPageCompiler();
      const { blocks, problems } = compile(readFileSync(page.file, "utf8"), page.file, limits);
      const errors = problems.filter(({ warning }) => !warning);
      if (errors.length > 0) reporter.error(formatProblems(errors));
      return blocks;
    },
  };
  actions.createTypes([
    typeDefinitions,
    schema.buildObjectType({ name: "DocPage", fields: { body } }),
  ]);
};
