export { createSampleChecker, type PageToCompile } from "./checkSamples";
export {
  createSampleAnalysis,
  sampleAnalysis,
  type SampleAnalysis,
  type SamplePage,
} from "./sampleAnalysis";
export { placeInPrelude, readPreludes, type Preludes } from "./samplePlace";
export { readSampleRuns, type SampleRuns } from "./sampleRuns";
