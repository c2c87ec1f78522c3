import type { AnnouncementBar as RealBar } from "./AnnouncementBar";

/** Stands in for the bar in a build without an announcement, so that nothing of it is loaded. */
export const AnnouncementBar: typeof RealBar = () => null;
