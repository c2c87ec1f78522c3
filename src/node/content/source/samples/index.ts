export { createSampleChecker } from "./checkSamples";
export { sampleAnalysis, type SampleAnalysis } from "./sampleAnalysis";
export { placeInPrelude, readPreludes, type Preludes } from "./samplePlace";
export { readSampleRuns, type SampleRuns } from "./sampleRuns";
