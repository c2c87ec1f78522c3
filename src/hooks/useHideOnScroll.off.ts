import type { useHideOnScroll as realHook } from "./useHideOnScroll";

/** Stands in for the hook in a build whose navbar always stays, so that nothing of it is loaded. */
export const useHideOnScroll: typeof realHook = () => false;
