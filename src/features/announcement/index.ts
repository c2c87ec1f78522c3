export { closeAnnouncement } from "./announcement";
