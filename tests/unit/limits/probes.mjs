/**
 * One probe for each known limit that shows without a browser. A probe plays a few lines and returns what
 * happened; `limits.test.ts` says what that is while the defect exists.
 */
export * from "./boardProbes.mjs";
export * from "./flowProbes.mjs";
export * from "./playProbes.mjs";
