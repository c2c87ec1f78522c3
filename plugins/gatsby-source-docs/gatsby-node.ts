export { createPages } from "./src/createPages";
export { createSchemaCustomization } from "./src/createSchemaCustomization";
export { onCreateNode } from "./src/onCreateNode";
export { onPreBootstrap } from "./src/onPreBootstrap";
export { pluginOptionsSchema } from "./src/options";
