import "./notice.css";

export { closeNotice } from "../../../shared/browser/notice";
export { explainChunk } from "./explainChunk";
export { recoverPage } from "./recoverPage";
export { reportMissing } from "./reportMissing";
