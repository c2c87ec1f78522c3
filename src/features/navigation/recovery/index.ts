export { explainChunk } from "./explainChunk";
export { closeNotice } from "./notice";
export { offerReload } from "./offerReload";
export { recoverPage } from "./recoverPage";
