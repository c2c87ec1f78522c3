declare module "*.module.css" {
  /** Gatsby exports every class by its own name. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module "*.css";
/** The path prefix, such as /preview; empty at the root. Gatsby replaces it at build. */
declare const __PATH_PREFIX__: string;
