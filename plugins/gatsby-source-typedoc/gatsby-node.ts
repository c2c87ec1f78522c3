export { createSchemaCustomization } from "./src/createSchemaCustomization";
export { onPluginInit } from "./src/onPluginInit";
export { pluginOptionsSchema } from "./src/pluginOptionsSchema";
export { onCreateNode, sourceNodes } from "./src/sourceNodes";
