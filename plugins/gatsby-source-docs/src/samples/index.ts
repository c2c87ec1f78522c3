export {
  createSampleAnalysis,
  sampleAnalysis,
  type SampleAnalysis,
  type SamplePage,
} from "./sampleAnalysis";
export { listSamples, readPreludes, type Sample } from "./sampleFiles";
export { createSampleCompiler } from "./sampleProgram";
