export {
  createSampleAnalysis,
  sampleAnalysis,
  type SampleAnalysis,
  type SamplePage,
} from "./sampleAnalysis";
export { listSamples, type Sample } from "./sampleFiles";
export { placeInPrelude, readPreludes, type Preludes } from "./samplePlace";
export { createSampleCompiler } from "./sampleProgram";
export { readSampleRuns, type SampleRuns } from "./sampleRuns";
