export { readRegion, readRules } from "./gameRegions";
export { quoteRegions } from "./quoteRegions";
