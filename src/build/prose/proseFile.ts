import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { readYaml } from "../content/readYaml";
import { parseMdx } from "../mdx/parseMdx";
import { prepareTree } from "../mdx/prepareTree";
import { readFieldPassages } from "./fields";
import { readPassages, type Passage } from "./passages";

/**
 * What people read in a file: a page (`.mdx`) with its front matter, a YAML or JSON file, or a Markdown file
 * (`.md`). What cannot be parsed has no passages: the content check reports it.
 */
export function readProse(text: string, file: string): Passage[] {
  const source = text.replace(/\r\n?/g, "\n");
  if (file.endsWith(".mdx")) {
    const { tree, frontmatter, fieldLine } = parseMdx(source, file);
    const body = readPassages(prepareTree(tree, source).children);
    return [...readFieldPassages(frontmatter, fieldLine), ...body];
  }
  if (/\.(yml|json)$/.test(file)) {
    const { data, fieldLine } = readYaml(source, file);
    return readFieldPassages(data, fieldLine);
  }
  return readPassages(unified().use(remarkParse).use(remarkGfm).parse(source).children);
}
