export { createSchemaCustomization } from "../../src/node/reference/typedoc/createSchemaCustomization";
export { onPluginInit } from "../../src/node/reference/typedoc/onPluginInit";
export { pluginOptionsSchema } from "../../src/node/reference/typedoc/pluginOptionsSchema";
export { onCreateNode, sourceNodes } from "../../src/node/reference/typedoc/sourceNodes";
