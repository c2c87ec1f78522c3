declare module "gatsby-remark-autolink-headers" {
  import type { Root } from "mdast";
  /** Gives every heading of the tree an id from its text; `icon: false` adds no link. */
  export default function autolinkHeaders(
    api: { readonly markdownAST: Root },
    options: { readonly icon: string | false },
  ): Root;
}
