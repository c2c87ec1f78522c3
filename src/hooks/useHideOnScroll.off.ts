import type { useHideOnScroll as realHook } from "./useHideOnScroll";

/** Replaces the hook in a build whose navbar always stays, so that none of it is loaded. */
export const useHideOnScroll: typeof realHook = () => false;
