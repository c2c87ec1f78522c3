export { createSchemaCustomization } from "../../src/node/reference/typedoc/createSchemaCustomization";
export { onPluginInit } from "../../src/node/reference/typedoc/onPluginInit";
export { onCreateNode, sourceNodes } from "../../src/node/reference/typedoc/sourceNodes";
