declare module "*.module.css" {
  /** Gatsby exports every class by its own name. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module "*.css";
