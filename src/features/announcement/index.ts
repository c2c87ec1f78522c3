export { AnnouncementBar } from "./AnnouncementBar";
