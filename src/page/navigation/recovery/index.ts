export { explainChunk } from "./explainChunk";
export { recoverPage } from "./recoverPage";
export { reportMissing } from "./reportMissing";
