import type { GatsbyNode } from "gatsby";
import { frontmatterGraphql } from "../fields/fieldTexts";
import { findPageSpot } from "./cardPictures";
import { createDocPageReader, type DocPageSource } from "./docPageFields";
import { describeFigures } from "./figureEngine";
import type { DocsOptions } from "./options";
import { sampleAnalysis } from "./samples";
import { typeDefinitions } from "./schema.graphql";

/**
 * Declares the plugin's types. A page's body is compiled when it is queried, so that an edited limit shows,
 * and because the reference, to which the page's names are linked, is known only then.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (
  { actions, reporter, schema },
  options,
) => {
  const reader = createDocPageReader(sampleAnalysis(), reporter, options as unknown as DocsOptions);
  const body = {
    type: "JSON!",
    description:
      "The page as blocks: stretches of static HTML and names of interactive components.",
    resolve: reader.readBlocks,
  };
  const source = {
    type: "String!",
    description: "The page's MDX, with what the site adds to a game's page.",
    resolve: reader.readSource,
  };
  const figures = {
    type: "[FigureText!]!",
    description: "What the figures of the page show, in words.",
    resolve: (page: DocPageSource) => describeFigures(reader.readSource(page)),
  };
  const sampleTypes = {
    type: "JSON!",
    description:
      "The types of the names in the page's samples; src/shared/contracts/typesFile.ts reads them.",
    resolve: reader.readSampleTypes,
  };
  const spot = {
    type: "String",
    description:
      "Name of the small drawing that stands for the page on cards, in static/spots; its section's if it has none.",
    resolve: ({ route }: DocPageSource) => findPageSpot(route) ?? null,
  };
  const checkedSamples = {
    type: "Int",
    description: "How many samples the page has; null unless all of them are checked.",
    resolve: reader.countCheckedSamples,
  };
  const apiReferences = {
    type: "[ApiReference!]!",
    description: "Which section uses which symbol of the toolkit, in links, words and samples.",
    resolve: reader.readReferences,
  };
  actions.createTypes([
    typeDefinitions,
    schema.buildObjectType({
      name: "DocPage",
      fields: {
        ...frontmatterGraphql(),
        body,
        source,
        figures,
        sampleTypes,
        checkedSamples,
        apiReferences,
        spot,
      },
    }),
  ]);
};
