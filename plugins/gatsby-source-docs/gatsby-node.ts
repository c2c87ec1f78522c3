export { createPages } from "../../src/node/content/source/createPages";
export { createSchemaCustomization } from "../../src/node/content/source/createSchemaCustomization";
export { onCreateNode } from "../../src/node/content/source/onCreateNode";
export { onPreBootstrap } from "../../src/node/content/source/onPreBootstrap";
