/** A place that bends Gatsby, webpack, React or a plugin; `list.ts` lists them all. */
export interface Patch {
  /** The files that do it, and that an update may break. */
  readonly files: readonly string[];
  /** The package, and the version that the patch was last checked with. */
  readonly bends: `${string}@${string}`;
  /** What it does. */
  readonly what: string;
  /** What happens without it. */
  readonly why: string;
  /** When it can go. */
  readonly removeWhen: string;
}

export const GATSBY = "gatsby@5.16.1";
export const WEBPACK = "webpack@5.98.0";
export const REACT = "react-dom@18.3.1";
export const EXPRESS = "express@4.22.3";
export const TYPEDOC = "typedoc@0.28.20";
