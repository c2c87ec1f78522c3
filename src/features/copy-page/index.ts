export { CopyPage } from "./CopyPage";
