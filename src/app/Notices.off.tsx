import type { Notices as RealNotices } from "./Notices";

/** Replaces the notices in a build that has nothing to say, so that nothing of them is loaded. */
export const Notices: typeof RealNotices = () => null;
