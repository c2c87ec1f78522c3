export { VersionChoice } from "./VersionChoice";
